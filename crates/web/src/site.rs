//! A running site: its description, its store, and everything else that requests share.

use crate::access::SiteRole;
use crate::client::AddressRange;
use crate::connections::Connections;
use crate::limits::Limiter;
use crate::live::Hub;
use crate::mail::MailServer;
use crate::metrics::Metrics;
use crate::page_cache::{Freshness, PageCache};
use crate::password::Passwords;
use crate::request_error::RequestError;
use crate::spec::SiteSpec;
use crate::token::{self, Signer};
use adoube_store::{CommandId, DeskKey, Store, StoreError, random};
use adoube_words::Language;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{Mutex, Semaphore, watch};

/// The state shared by all handlers of a site.
pub trait AppState: Freshness + Clone + Send + Sync + 'static {
    /// Returns the site.
    fn site(&self) -> &Site;
}

/// Configuration of a running site.
#[derive(Clone, Debug)]
pub struct Options {
    /// The language for visitors whose browser accepts none of the site's languages.
    pub language: Language,
    /// Whether browsers reach the desk over https.
    pub secure: bool,
    /// The trusted proxies in front of the site, which forward the addresses of clients.
    pub proxies: Arc<[AddressRange]>,
    /// The configured URL at which phones in the hall reach the desk, for QR codes.
    pub hall_url: Option<String>,
    /// The detected URL, used when an arbiter opens the desk at an address that works only on that machine.
    pub found_url: Option<String>,
    /// The SHA-256 of the self-signed certificate, for arbiters on other machines to compare.
    pub fingerprint: Option<String>,
    /// The desk's key, with which checkpoints of the log are signed.
    pub key: Option<Arc<DeskKey>>,
    /// The clock: milliseconds since 1970.
    pub clock: fn() -> i64,
    /// The steady clock, which no correction of the machine's clock moves: the time since the process started.
    pub steady: fn() -> Duration,
    /// Whether to put marks around each text, for the test that finds text missing from the locale files.
    pub mark_texts: bool,
    /// Request metrics, if they are enabled.
    pub metrics: Option<Arc<Metrics>>,
    /// The server that sends mail, if there is one.
    pub mail: Option<Arc<MailServer>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            language: Language::English,
            secure: false,
            proxies: Arc::default(),
            hall_url: None,
            found_url: None,
            fingerprint: None,
            key: None,
            clock: system_clock,
            steady: since_start,
            mark_texts: false,
            metrics: None,
            mail: None,
        }
    }
}

fn system_clock() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn since_start() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The rate limits of a site.
pub struct Limits {
    /// Requests per address, which many people may share.
    pub pages: Limiter,
    /// Attempts to sign in per address.
    pub sign_in_address: Limiter,
    /// Attempts to sign in per name and address, or per name and browser that signed in before.
    pub sign_in_name: Limiter,
    /// Attempts to sign in per name from everywhere, beyond which strangers wait.
    pub sign_in_anywhere: Limiter,
    /// Attempts to type one's own password again, per session.
    pub password_again: Limiter,
    /// Forms per ticket.
    pub tickets: Limiter,
}

/// The name of the session cookie over https, and on plain http.
pub const COOKIES: [&str; 2] = ["__Host-adoube", "adoube"];

/// The name of the cookie of a browser that signed in before, over https and on plain http.
const DEVICE_COOKIES: [&str; 2] = ["__Host-adoube-device", "adoube-device"];

/// Maximum number of strangers who wait before an attempt to sign in.
const WAITING_TO_SIGN_IN_MAX: usize = 64;

/// A running site.
pub struct Site {
    spec: &'static SiteSpec,
    store: Store,
    options: Options,
    passwords: Passwords,
    signer: Signer,
    limits: Limits,
    hub: Hub,
    page_cache: PageCache,
    connections: Arc<Connections>,
    waiting_to_sign_in: Semaphore,
    changing_accounts: Mutex<()>,
    session_changes: watch::Sender<()>,
}

impl Site {
    /// Opens a site on its store.
    pub async fn open(spec: &'static SiteSpec, store: Store, options: Options) -> Result<Self, RequestError> {
        let passwords = Passwords::new(random()?).await?;
        let key = store.secret_or("signing", &token::text(&random::<32>()?)).await?;
        let key = URL_SAFE_NO_PAD.decode(&key).ok().and_then(|key| key.try_into().ok());
        let place = store.place().to_string();
        let signer = Signer::new(key.ok_or(StoreError::Key { place })?);
        let limits = Limits {
            pages: Limiter::new(600, Duration::from_millis(20)),
            sign_in_address: Limiter::new(20, Duration::from_secs(3)),
            sign_in_name: Limiter::new(5, Duration::from_secs(12)),
            sign_in_anywhere: Limiter::new(30, Duration::from_secs(4)),
            password_again: Limiter::new(5, Duration::from_secs(12)),
            tickets: Limiter::new(30, Duration::from_secs(2)),
        };
        let (hub, page_cache, connections) = (Hub::default(), PageCache::default(), Connections::new());
        let waiting_to_sign_in = Semaphore::new(WAITING_TO_SIGN_IN_MAX);
        Ok(Self {
            spec,
            store,
            options,
            passwords,
            signer,
            limits,
            hub,
            page_cache,
            connections,
            waiting_to_sign_in,
            changing_accounts: Mutex::default(),
            session_changes: watch::Sender::default(),
        })
    }

    /// Returns the description of the site.
    pub const fn spec(&self) -> &'static SiteSpec {
        self.spec
    }

    /// Returns the store.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// Returns the configuration.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the signer of tokens.
    pub const fn signer(&self) -> &Signer {
        &self.signer
    }

    /// Returns the rate limits.
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Returns the password hasher.
    pub const fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// Returns the hub of live updates.
    pub const fn hub(&self) -> &Hub {
        &self.hub
    }

    /// Returns the cache of rendered public pages.
    pub const fn page_cache(&self) -> &PageCache {
        &self.page_cache
    }

    /// Returns the open connections.
    pub const fn connections(&self) -> &Arc<Connections> {
        &self.connections
    }

    /// Returns the channel that tells of sessions that ended, and of accounts that changed.
    pub(crate) const fn session_changes(&self) -> &watch::Sender<()> {
        &self.session_changes
    }

    /// Returns the lock of changes of accounts: those of one process wait for one another instead of racing.
    pub(crate) const fn changing_accounts(&self) -> &Mutex<()> {
        &self.changing_accounts
    }

    /// Returns the places for strangers who wait before an attempt to sign in.
    pub(crate) const fn waiting_to_sign_in(&self) -> &Semaphore {
        &self.waiting_to_sign_in
    }

    /// Returns the steady time, by which limits count.
    pub fn steady(&self) -> Duration {
        (self.options.steady)()
    }

    /// Returns the time, in milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        (self.options.clock)()
    }

    /// Creates a command id.
    pub fn new_command(&self) -> Result<CommandId, StoreError> {
        Ok(CommandId::new(u64::try_from(self.now_ms()).unwrap_or_default(), random()?))
    }

    /// Returns the role with a code, if accounts can have it.
    pub fn role(&self, code: &str) -> Option<SiteRole> {
        self.spec.roles.iter().copied().find(|role| role.code == code)
    }

    /// Returns the name of the cookie of a browser that signed in before.
    pub const fn device_cookie(&self) -> &'static str {
        let [secure, plain] = DEVICE_COOKIES;
        if self.options.secure { secure } else { plain }
    }

    /// Returns the name of the session cookie.
    pub const fn session_cookie(&self) -> &'static str {
        let [secure, plain] = COOKIES;
        if self.options.secure { secure } else { plain }
    }
}
