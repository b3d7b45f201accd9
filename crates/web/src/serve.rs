//! The server: listeners, built-in https, graceful shutdown.

use crate::accounts;
use crate::connections::Gate;
use crate::metrics::{Measured, Metrics};
use crate::request_error::RequestError;
use crate::routes::Routes;
use crate::site::{AppState, Options, Site};
use adoube_ledger::LedgerCounts;
use adoube_store::{Location, Store, StoreError, write_secret};
use axum::Router;
use axum::http::header;
use axum::routing::get;
use axum_server::accept::NoDelayAcceptor;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use axum_server::{Address, Handle, Server};
use hyper_util::rt::TokioTimer;
use sha2::{Digest, Sha256};
use std::fs::{File, TryLockError};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// Time that open connections get when the desk stops.
const GRACE: Duration = Duration::from_secs(3);
/// Time that a connection gets to send its request headers.
const HEADERS_TIMEOUT: Duration = Duration::from_secs(15);
/// HTTP/2: the other end has to answer a ping now and then.
const PING_EVERY: Duration = Duration::from_secs(20);
const PING_TIMEOUT: Duration = Duration::from_secs(10);
/// HTTP/2: maximum number of requests at once on a connection.
const STREAMS_MAX: u32 = 64;
/// HTTP/2: maximum size of a request's headers.
const HEADER_BYTES_MAX: u32 = 64 * 1024;

/// Locks the database file, so that only one process uses it. Several processes may share a `PostgreSQL` server.
fn alone(store: &Store) -> Result<Option<File>, ServeError> {
    let Location::Sqlite(path) = store.place() else { return Ok(None) };
    // Another name of the same file, such as a symbolic link, has the same lock.
    let mut name = path.canonicalize()?.into_os_string();
    name.push(".desk");
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    // Only the owner may open it: whoever could, could lock it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(&name)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(ServeError::Running { place: path.display().to_string() }),
        // The file system does not support locks; continue without one.
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

/// Listening addresses and https settings.
#[derive(Clone, Debug)]
pub struct Listening {
    /// The address and port; 0 chooses any free port.
    pub address: SocketAddr,
    /// The file of the certificate and its key, for https; created if it does not exist.
    pub certificate: Option<PathBuf>,
    /// Address of the metrics, if they are served; port 0 chooses any free one.
    pub metrics: Option<SocketAddr>,
}

/// The reason why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is in use, or does not belong to this machine.
    #[error("{address}: {error}")]
    Address {
        /// The address.
        address: SocketAddr,
        /// The system's error.
        error: io::Error,
    },
    /// The certificate cannot be created or read.
    #[error("{place}: {detail}")]
    Certificate {
        /// Its file.
        place: String,
        /// A description of the error.
        detail: String,
    },
    /// Another desk holds the lock of the database file.
    #[error("{place}: another desk is running on this record")]
    Running {
        /// The file.
        place: String,
    },
    /// The store failed.
    #[error("{0}")]
    Record(StoreError),
    /// Another I/O error.
    #[error("{0}")]
    System(#[from] io::Error),
}

impl From<StoreError> for ServeError {
    fn from(fault: StoreError) -> Self {
        Self::Record(fault)
    }
}

impl From<RequestError> for ServeError {
    fn from(failure: RequestError) -> Self {
        match failure {
            RequestError::Store(fault) => Self::Record(fault),
            other => Self::System(io::Error::other(other.code())),
        }
    }
}

/// The addresses and warnings to announce once the server listens.
#[derive(Clone, Debug)]
pub struct Serving {
    /// URL of the desk for a browser on this machine.
    pub url: String,
    /// URL of the desk for other machines in the hall, if it is reachable from there.
    pub hall_url: Option<String>,
    /// The one-time link to create the first account, if there is none.
    pub setup_url: Option<String>,
    /// The SHA-256 of the certificate, if the desk created it.
    pub fingerprint: Option<String>,
    /// Whether others on the network can read the traffic.
    pub exposed: bool,
    /// URL of the metrics, if they are served.
    pub metrics_url: Option<String>,
}

/// An application that can be served: its state, and the pages that show it.
pub trait Application: 'static {
    /// The state shared by all requests.
    type State: AppState;

    /// Opens the application on a store.
    fn open(store: Store, options: Options) -> impl Future<Output = Result<Self::State, RequestError>> + Send;

    /// Returns all routes.
    fn routes(state: &Self::State) -> Routes<Self::State>;

    /// Starts the tasks that run while the application is served.
    fn tasks(state: &Self::State) -> JoinSet<()>;

    /// Returns the counts of its ledgers, for metrics.
    fn ledgers(state: &Self::State) -> Vec<LedgerCounts>;
}

/// Binds a listener, and returns its actual address.
fn bound(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let listener = TcpListener::bind(address).map_err(|error| ServeError::Address { address, error })?;
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// Serves metrics: `/metrics` and nothing else.
async fn serve_metrics<A: Application>(listener: TcpListener, state: A::State, metrics: Arc<Metrics>) {
    let page = move || {
        let site = state.site();
        let measured = Measured {
            requests: &metrics,
            store: site.store().counts(),
            ledgers: A::ledgers(&state),
            watchers: site.hub().watchers(),
            passwords_waiting: site.passwords().waiting(),
        };
        let page = ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], measured.exposition());
        std::future::ready(page)
    };
    let service = Router::new().route("/metrics", get(page)).into_make_service();
    let served = match axum_server::from_tcp(listener) {
        Ok(server) => server.serve(service).await,
        Err(error) => Err(error),
    };
    if let Err(cause) = served {
        tracing::error!(%cause, "metrics are no longer served");
    }
}

/// Serves an application until `stop` completes, then closes the store, which merges its write-ahead log into the file.
pub async fn serve<A: Application>(
    store: Store,
    options: Options,
    listening: Listening,
    tell: impl FnOnce(&Serving),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let here = in_the_hall(listening.address.ip());
    let certificate = match &listening.certificate {
        Some(path) => Some(certificate(path, here)?),
        None => None,
    };
    let fingerprint = certificate.as_ref().map(|certificate| certificate.fingerprint.clone());
    let secure = options.secure || certificate.is_some();
    let (listener, address) = bound(listening.address)?;
    let metrics_listener = listening.metrics.map(bound).transpose()?;
    let metrics = metrics_listener.is_some().then(Arc::<Metrics>::default);
    let _alone = alone(&store)?;
    let found_url =
        here.filter(|_| options.proxies.is_empty()).map(|here| url(secure, SocketAddr::new(here, address.port())));
    let options = Options {
        secure,
        fingerprint: fingerprint.clone(),
        found_url: found_url.clone(),
        metrics: metrics.clone(),
        ..options
    };
    let state = A::open(store.clone(), options).await?;
    let site = state.site();
    let hall_url = site.options().hall_url.clone().or(found_url);
    let url = url(secure, address);
    let setup_url = accounts::setup_path(site).await?.map(|path| format!("{url}{path}"));
    let exposed = !site.options().secure && !address.ip().is_loopback();
    let hall_url = hall_url.filter(|hall| *hall != url);
    let metrics_url = metrics_listener.as_ref().map(|(_, address)| format!("http://{address}/metrics"));
    tracing::debug!(%address, secure, metrics = metrics_url, "listening");
    tell(&Serving { url, hall_url, setup_url, fingerprint, exposed, metrics_url });

    let mut tasks = A::tasks(&state);
    if let Some(((listener, _), metrics)) = metrics_listener.zip(metrics) {
        tasks.spawn(serve_metrics::<A>(listener, state.clone(), metrics));
    }
    let handle = Handle::new();
    let stopping = handle.clone();
    tokio::spawn(async move {
        stop.await;
        stopping.graceful_shutdown(Some(GRACE));
    });
    let service = A::routes(&state).service();
    serve_site(site, listener, certificate, service, handle).await?;
    tasks.shutdown().await;
    store.close().await?;
    tracing::debug!("stopped");
    Ok(())
}

/// Serves the site, over https if there is a certificate.
async fn serve_site(
    site: &Site,
    listener: TcpListener,
    certificate: Option<Certificate>,
    service: Router,
    handle: Handle<SocketAddr>,
) -> Result<(), ServeError> {
    let service = service.into_make_service_with_connect_info::<SocketAddr>();
    let (connections, proxies) = (Arc::clone(site.connections()), Arc::clone(&site.options().proxies));
    if let Some(certificate) = certificate {
        // A provider installed earlier works as well.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let config = RustlsConfig::from_pem(certificate.pem.into_bytes(), certificate.key.into_bytes());
        let inner = RustlsAcceptor::new(config.await?).acceptor(NoDelayAcceptor::new());
        let server = axum_server::from_tcp(listener)?.acceptor(Gate { connections, proxies, inner });
        limited(server).handle(handle).serve(service).await?;
    } else {
        let inner = NoDelayAcceptor::new();
        let server = axum_server::from_tcp(listener)?.acceptor(Gate { connections, proxies, inner });
        limited(server).handle(handle).serve(service).await?;
    }
    Ok(())
}

/// Sets the deadlines and bounds of HTTP.
fn limited<A: Address, Acceptor>(mut server: Server<A, Acceptor>) -> Server<A, Acceptor> {
    let builder = server.http_builder();
    builder.http1().header_read_timeout(HEADERS_TIMEOUT).timer(TokioTimer::new());
    let mut http2 = builder.http2();
    http2.keep_alive_interval(PING_EVERY).keep_alive_timeout(PING_TIMEOUT).timer(TokioTimer::new());
    http2.max_concurrent_streams(STREAMS_MAX).max_header_list_size(HEADER_BYTES_MAX);
    server
}

/// Returns the address at which others in the hall reach this machine, if it listens on one: the source address that
/// the system would use for another machine. Nothing is sent.
fn in_the_hall(address: IpAddr) -> Option<IpAddr> {
    const OTHERS: [Ipv4Addr; 4] = [
        Ipv4Addr::new(192, 0, 2, 1),
        Ipv4Addr::new(192, 168, 0, 1),
        Ipv4Addr::new(192, 168, 1, 1),
        Ipv4Addr::new(10, 0, 0, 1),
    ];
    if !address.is_unspecified() {
        return Some(address).filter(|address| !address.is_loopback());
    }
    OTHERS.into_iter().find_map(|other| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((other, 9)).ok()?;
        let own = socket.local_addr().ok()?.ip();
        Some(own).filter(|own| !own.is_loopback() && !own.is_unspecified())
    })
}

fn url(secure: bool, address: SocketAddr) -> String {
    let scheme = if secure { "https" } else { "http" };
    let host = match address.ip() {
        ip if ip.is_unspecified() => "localhost".to_owned(),
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    };
    format!("{scheme}://{host}:{}", address.port())
}

struct Certificate {
    pem: String,
    key: String,
    fingerprint: String,
}

/// Reads the certificate, or creates a self-signed one for this machine.
fn certificate(path: &Path, address: Option<IpAddr>) -> Result<Certificate, ServeError> {
    let place = path.display().to_string();
    let bad = |detail: String| ServeError::Certificate { place: place.clone(), detail };
    if !path.exists() {
        let mut names = vec!["localhost".to_owned(), "127.0.0.1".to_owned()];
        names.extend(address.map(|address| address.to_string()));
        let made = rcgen::generate_simple_self_signed(names).map_err(|error| bad(error.to_string()))?;
        write_secret(path, &format!("{}{}", made.cert.pem(), made.signing_key.serialize_pem()))?;
    }
    let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
    let part = |label: &str| {
        let begin = text.find(&format!("-----BEGIN {label}-----"))?;
        let end_mark = format!("-----END {label}-----");
        let end = text.get(begin..)?.find(&end_mark)?;
        text.get(begin..begin + end + end_mark.len()).map(|part| format!("{part}\n"))
    };
    let missing = || bad("CERTIFICATE, PRIVATE KEY".to_owned());
    let (certificate, key) = part("CERTIFICATE").zip(part("PRIVATE KEY")).ok_or_else(missing)?;
    let body: String = certificate.lines().filter(|line| !line.starts_with('-')).collect();
    let der = base64::Engine::decode(&base64::engine::general_purpose::STANDARD, body).map_err(|_| missing())?;
    let hex: Vec<String> = Sha256::digest(&der).iter().map(|byte| format!("{byte:02X}")).collect();
    Ok(Certificate { pem: certificate, key, fingerprint: hex.join(":") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_listens_to_the_hall_has_an_address_there() {
        assert_eq!(in_the_hall(IpAddr::from([127, 0, 0, 1])), None);
        assert_eq!(in_the_hall(IpAddr::from([192, 168, 1, 7])), Some(IpAddr::from([192, 168, 1, 7])));
        // Without a network there is no address.
        let found = in_the_hall(IpAddr::from([0, 0, 0, 0]));
        assert!(found.is_none_or(|found| !found.is_loopback() && !found.is_unspecified()), "{found:?}");
    }

    #[tokio::test]
    async fn one_desk_at_a_time_on_a_file() {
        let folder = std::env::temp_dir().join(format!("adoube-alone-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let place = Location::Sqlite(folder.join("adoube.db"));
        let store = Store::open(&place, adoube_store::Access::Create).await.unwrap();
        let first = alone(&store).unwrap();
        assert!(first.is_some());
        assert!(matches!(alone(&store), Err(ServeError::Running { .. })));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let link = folder.join("link.db");
            std::os::unix::fs::symlink(folder.join("adoube.db"), &link).unwrap();
            let linked = Store::open(&Location::Sqlite(link), adoube_store::Access::Create).await.unwrap();
            assert!(matches!(alone(&linked), Err(ServeError::Running { .. })), "the same file by another name");
            let mode = std::fs::metadata(folder.join("adoube.db.desk")).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
            linked.close().await.unwrap();
        }
        drop(first);
        assert!(alone(&store).is_ok());
        store.close().await.unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
