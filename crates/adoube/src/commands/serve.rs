//! `adoube serve`, and plain `adoube`: the desk in the browser.

use super::arguments::{flag, option, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::logging::{LogOptions, ParseLogError};
use crate::record;
use crate::screen::Screen;
use crate::words::serve;
use adoube_desk::{Listening, Options, ServeError, Serving, serve};
use adoube_store::{Access, DeskKey, random};
use adoube_web::client::{AddressRange, AddressRangeError};
use adoube_web::mail::{MailServer, MailServerError};
use adoube_web::qr;
use adoube_words::Language;
use clap::{ArgMatches, Command};
use std::fs;
use std::io::Read;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs};
use std::sync::Arc;

/// The default of `--listen`.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// The proxies meant by `--proxy` alone: those on the same machine.
const LOCAL_PROXY: &str = "127.0.0.0/8,::1";

/// The environment variable with the password of the mail server.
const MAIL_PASSWORD: &str = "ADOUBE_MAIL_PASSWORD";

/// The most bytes of a file with a password.
const PASSWORD_BYTES_MAX: u64 = 1024;

/// The options of the mail server.
struct MailArgs {
    url: String,
    from: String,
    /// The file with the password.
    password_file: Option<String>,
}

/// The value of `--proxy`.
#[derive(Clone)]
struct Proxies(Vec<AddressRange>);

pub(super) struct ServeArgs {
    database: String,
    address: SocketAddr,
    tls: bool,
    /// The trusted proxies in front of the desk.
    proxies: Vec<AddressRange>,
    /// The URL of the desk in the hall's network.
    hall_url: Option<String>,
    log: Option<LogOptions>,
    metrics: Option<SocketAddr>,
    mail: Option<MailArgs>,
}

impl Default for ServeArgs {
    fn default() -> Self {
        Self {
            database: record::DEFAULT.to_owned(),
            address: ADDRESS,
            tls: false,
            proxies: Vec::new(),
            hall_url: None,
            log: None,
            metrics: None,
            mail: None,
        }
    }
}

impl Subcommand for ServeArgs {
    const NAME: &'static str = "serve";

    fn describe(language: Language) -> Command {
        let address = move |text: &str| -> Result<SocketAddr, String> {
            let found = text.to_socket_addrs().ok().and_then(|mut found| found.next());
            found.ok_or_else(|| serve::AN_ADDRESS.get(language).to_owned())
        };
        let log = move |text: &str| -> Result<LogOptions, String> {
            text.parse().map_err(|ParseLogError| serve::A_LOG.get(language).to_owned())
        };
        let ranges = move |text: &str| -> Result<Proxies, String> {
            let ranges: Result<Vec<AddressRange>, _> = text.split(',').map(str::parse).collect();
            ranges.map(Proxies).map_err(|AddressRangeError| serve::A_PROXY.get(language).to_owned())
        };
        let proxies = option("proxy", "ADDRESSES", serve::PROXY, language).value_parser(ranges);
        let proxies = proxies.num_args(0..=1).require_equals(true).default_missing_value(LOCAL_PROXY);
        subcommand(
            Self::NAME,
            "adoube serve [--db DB] [--listen ADDRESS] [--tls]",
            "adoube serve --listen 0.0.0.0:8080",
            serve::ABOUT,
            language,
        )
        .arg(options::db(language))
        .arg(option("listen", "ADDRESS", serve::LISTEN, language).value_parser(address))
        .arg(flag("tls", serve::TLS, language))
        .arg(proxies)
        .arg(option("url", "URL", serve::URL, language))
        .arg(option("log", "LEVEL", serve::LOG, language).value_parser(log))
        .arg(option("metrics", "ADDRESS", serve::METRICS, language).value_parser(address))
        .arg(option("mail", "URL", serve::MAIL, language).requires("mail-from").requires("url"))
        .arg(option("mail-from", "EMAIL", serve::MAIL_FROM, language).requires("mail"))
        .arg(option("mail-password", "FILE", serve::MAIL_PASSWORD, language).requires("mail"))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            database: options::database(matches),
            address: value(matches, "listen").unwrap_or(ADDRESS),
            tls: matches.get_flag("tls"),
            proxies: value::<Proxies>(matches, "proxy").map(|Proxies(ranges)| ranges).unwrap_or_default(),
            hall_url: value::<String>(matches, "url").map(|url| url.trim_end_matches('/').to_owned()),
            log: value(matches, "log"),
            metrics: value(matches, "metrics"),
            mail: value(matches, "mail").zip(value(matches, "mail-from")).map(|(url, from)| MailArgs {
                url,
                from,
                password_file: value(matches, "mail-password"),
            }),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let place = record::place(&self.database, language)?;
        let certificate = self.tls.then(|| record::beside(&place, "pem"));
        let listening = Listening { address: self.address, certificate, metrics: self.metrics };
        let mail = self.mail.as_ref().map(|mail| mail_server(mail, language)).transpose()?;
        let Self { proxies, hall_url, log, .. } = self;
        let unread = |ParseLogError| CommandError::Input(format!("RUST_LOG: {}", serve::A_LOG.get(language)));
        LogOptions::choose(log).map_err(unread)?.start();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let store = record::open(&self.database, Access::Create, language).await?;
            let random = random().map_err(record::store_error(language))?;
            let key = DeskKey::load_or_create(&record::beside(&place, "key"), "desk", random);
            let key = key.map_err(record::store_error(language))?;
            if let Some(warning) = record::key_warning(&store, &key, language).await? {
                screen.remark(&warning)?;
            }
            let key = Some(Arc::new(key));
            let options = Options {
                language,
                secure: !proxies.is_empty(),
                proxies: proxies.into(),
                hall_url,
                key,
                mail,
                ..Options::default()
            };
            let mut announced = Ok(());
            let ready = |serving: &Serving| announced = announce(screen, serving);
            let served = serve(store, options, listening, ready, stopped()).await;
            announced?;
            served.map_err(|error| CommandError::Input(sentence(&error, language)))
        })?;
        screen.line(serve::STOPPED.get(language))?;
        Ok(Exit::Done)
    }
}

/// Reads the settings of the mail server. The password is in a file or in the environment: anybody on the machine can read
/// the arguments of a program.
fn mail_server(mail: &MailArgs, language: Language) -> Result<Arc<MailServer>, CommandError> {
    let password = match &mail.password_file {
        Some(file) => {
            let unread = |error: std::io::Error| {
                CommandError::Input(serve::MAIL_PASSWORD_UNREAD.fill(language, &[("file", file), ("detail", &error)]))
            };
            let mut text = String::new();
            let opened = fs::File::open(file).map_err(unread)?;
            opened.take(PASSWORD_BYTES_MAX).read_to_string(&mut text).map_err(unread)?;
            Some(text.trim_end_matches(['\r', '\n']).to_owned())
        }
        None => std::env::var(MAIL_PASSWORD).ok(),
    };
    let wrong = |error: MailServerError| {
        let sentence = match error {
            MailServerError::Address => serve::MAIL_ADDRESS,
            MailServerError::PasswordInAddress => serve::MAIL_PASSWORD_SHOWN,
            MailServerError::NoPassword => serve::MAIL_NO_PASSWORD,
            MailServerError::Sender => serve::MAIL_SENDER,
        };
        CommandError::Input(sentence.get(language).to_owned())
    };
    let password = password.filter(|password| !password.is_empty());
    MailServer::new(&mail.url, &mail.from, password).map(Arc::new).map_err(wrong)
}

fn announce(screen: &mut Screen, serving: &Serving) -> Result<(), CommandError> {
    let language = screen.language;
    if screen.wants_json() {
        screen.json(&serde_json::json!({
            "url": serving.url, "hall": serving.hall_url, "setup": serving.setup_url, "fingerprint": serving.fingerprint,
            "metrics": serving.metrics_url,
        }))?;
        return screen.flush();
    }
    screen.line(&serve::AT.fill(language, &[("url", &screen.strong(&serving.url))]))?;
    if let Some(url) = &serving.hall_url {
        screen.line(&serve::HALL.fill(language, &[("url", &screen.strong(url))]))?;
    }
    if let Some(url) = &serving.setup_url {
        screen.line(&serve::SETUP.fill(language, &[("url", &screen.strong(url))]))?;
    }
    if let Some(print) = &serving.fingerprint {
        screen.line(&serve::FINGERPRINT.fill(language, &[("print", print)]))?;
        screen.line(qr::of_blocks(print).trim_end())?;
    }
    if let Some(url) = &serving.metrics_url {
        screen.line(&serve::MEASURED.fill(language, &[("url", url)]))?;
    }
    if serving.exposed {
        screen.line(&screen.warning(serve::EXPOSED.get(language)))?;
    }
    screen.flush()
}

/// Waits for Ctrl+C or a termination signal.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    // If signals cannot be received, the desk keeps running.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

fn sentence(trouble: &ServeError, language: Language) -> String {
    match trouble {
        ServeError::Address { address, error } => {
            serve::TAKEN.fill(language, &[("address", address), ("detail", error)])
        }
        ServeError::Certificate { place, detail } => {
            serve::CERTIFICATE.fill(language, &[("place", place), ("detail", detail)])
        }
        ServeError::Running { place } => serve::RUNNING.fill(language, &[("place", place)]),
        ServeError::Record(fault) => fault.sentence(language),
        ServeError::System(error) => error.to_string(),
    }
}
