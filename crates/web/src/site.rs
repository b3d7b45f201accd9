//! A running site: its description, its store, and whatever else all requests share.

use crate::access::SiteRole;
use crate::failure::Failure;
use crate::limits::Limiter;
use crate::live::Hub;
use crate::metrics::Metrics;
use crate::page_cache::PageCache;
use crate::password::Passwords;
use crate::spec::SiteSpec;
use crate::token::{self, Signer};
use adoube_laws::Language;
use adoube_store::{CommandId, DeskKey, Store, StoreError, random};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// How a site is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The language of those who ask for none of the five.
    pub language: Language,
    /// Whether browsers reach the desk by https.
    pub secure: bool,
    /// Whether a proxy stands before the desk, whose word about addresses is taken.
    pub behind_proxy: bool,
    /// The address under which phones in the hall reach the desk, for QR codes, as it was told.
    pub hall_url: Option<String>,
    /// The same as the system tells it: for arbiters who use an address that leads to their own machine only.
    pub found_url: Option<String>,
    /// The SHA-256 of the certificate that the desk made for itself, for arbiters on other machines to compare.
    pub fingerprint: Option<String>,
    /// The desk's key, with which it signs how far the record has come.
    pub key: Option<Arc<DeskKey>>,
    /// The clock: milliseconds since 1970.
    pub clock: fn() -> i64,
    /// Whether each sentence stands between marks, for the test that looks for text from no file.
    pub mark_texts: bool,
    /// Counts requests, if metrics are asked for.
    pub metrics: Option<Arc<Metrics>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            language: Language::English,
            secure: false,
            behind_proxy: false,
            hall_url: None,
            found_url: None,
            fingerprint: None,
            key: None,
            clock: system_clock,
            mark_texts: false,
            metrics: None,
        }
    }
}

fn system_clock() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Rate limits.
pub struct Limits {
    /// Requests per address. Many people may share one.
    pub pages: Limiter,
    /// Attempts to sign in per name.
    pub sign_in_name: Limiter,
    /// Attempts to sign in per address.
    pub sign_in_address: Limiter,
    /// Forms per ticket.
    pub tickets: Limiter,
}

/// The session cookie's name over https, and its name on plain http.
pub const COOKIES: [&str; 2] = ["__Host-adoube", "adoube"];

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
}

impl Site {
    /// Opens a site on its store.
    pub async fn open(spec: &'static SiteSpec, store: Store, options: Options) -> Result<Self, Failure> {
        let passwords = Passwords::new(random()?).await?;
        let key = store.secret_or("signing", &token::text(&random::<32>()?)).await?;
        let key = URL_SAFE_NO_PAD.decode(&key).ok().and_then(|key| key.try_into().ok());
        let place = store.place().to_string();
        let signer = Signer::new(key.ok_or(StoreError::Key { place })?);
        let limits = Limits {
            pages: Limiter::new(600, 20),
            sign_in_name: Limiter::new(5, 12_000),
            sign_in_address: Limiter::new(20, 3_000),
            tickets: Limiter::new(30, 2_000),
        };
        let (hub, page_cache) = (Hub::default(), PageCache::default());
        Ok(Self { spec, store, options, passwords, signer, limits, hub, page_cache })
    }

    /// Its description.
    pub const fn spec(&self) -> &'static SiteSpec {
        self.spec
    }

    /// The store.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// How it is run.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Signs and reads tokens.
    pub const fn signer(&self) -> &Signer {
        &self.signer
    }

    /// Rate limits.
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Hashes passwords.
    pub const fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// Everybody who watches.
    pub const fn hub(&self) -> &Hub {
        &self.hub
    }

    /// Rendered public pages.
    pub const fn page_cache(&self) -> &PageCache {
        &self.page_cache
    }

    /// The time, in milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        (self.options.clock)()
    }

    /// The id of a new command.
    pub fn new_command(&self) -> Result<CommandId, StoreError> {
        Ok(CommandId::new(u64::try_from(self.now_ms()).unwrap_or_default(), random()?))
    }

    /// The role with a code, if accounts can have it.
    pub fn role(&self, code: &str) -> Option<SiteRole> {
        self.spec.roles.iter().copied().find(|role| role.code == code)
    }

    /// The name of the session cookie.
    pub const fn session_cookie(&self) -> &'static str {
        let [secure, plain] = COOKIES;
        if self.options.secure { secure } else { plain }
    }
}
