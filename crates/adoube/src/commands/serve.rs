//! `adoube serve`, and plain `adoube`: the desk in the browser.

use super::arguments::{flag, option, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::logging::{LogOptions, ParseLogError};
use crate::record;
use crate::screen::Screen;
use adoube_desk::qr;
use adoube_desk::{Listening, Options, Serving, Trouble, serve};
use adoube_laws::{Language, Text};
use adoube_store::{Access, DeskKey, random};
use clap::{ArgMatches, Command};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs};
use std::sync::Arc;

/// The address without `--listen`.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

const ABOUT: Text = Text {
    ca: "Obre la taula al navegador: torneigs des de la inscripció fins a l'informe",
    es: "Abre la mesa en el navegador: torneos desde la inscripción hasta el informe",
    pt: "Abre a mesa no navegador: torneios desde a inscrição até o relatório",
    eu: "Ireki mahaia nabigatzailean: txapelketak, izen-ematetik txostenera",
    en: "Open the desk in the browser: tournaments from the first entry to the report",
};
const LISTEN: Text = Text {
    ca: "L'adreça i el port; 0.0.0.0:8080 per a tota la sala [per defecte, 127.0.0.1:8080]",
    es: "La dirección y el puerto; 0.0.0.0:8080 para toda la sala [por defecto, 127.0.0.1:8080]",
    pt: "O endereço e a porta; 0.0.0.0:8080 para toda a sala [padrão: 127.0.0.1:8080]",
    eu: "Helbidea eta ataka; 0.0.0.0:8080 areto osorako [lehenetsia: 127.0.0.1:8080]",
    en: "Address and port; 0.0.0.0:8080 for the whole hall [default: 127.0.0.1:8080]",
};
const TLS: Text = Text {
    ca: "Per https, amb un certificat propi que es desa al costat del registre",
    es: "Por https, con un certificado propio que se guarda junto al registro",
    pt: "Por https, com um certificado próprio guardado ao lado do registro",
    eu: "https bidez, erregistroaren ondoan gordetzen den berezko ziurtagiri batekin",
    en: "By https, with a certificate of its own that is kept beside the record",
};
const PROXY: Text = Text {
    ca: "Hi ha un servidor intermediari https al davant, que diu qui pregunta",
    es: "Hay un servidor intermediario https delante, que dice quién pregunta",
    pt: "Há um servidor intermediário https na frente, que diz quem pergunta",
    eu: "Aurrean https bitarteko zerbitzari bat dago, nor galdezka ari den esaten duena",
    en: "An https proxy stands in front and says who asks",
};
const URL: Text = Text {
    ca: "L'adreça que porten els codis QR per als telèfons de la sala",
    es: "La dirección que llevan los códigos QR para los teléfonos de la sala",
    pt: "O endereço que levam os códigos QR para os telefones da sala",
    eu: "Aretoko telefonoentzako QR kodeek daramaten helbidea",
    en: "The address in the QR codes for the phones in the hall",
};
const LOG: Text = Text {
    ca: "Què s'escriu a la sortida d'errors: error, warn, info, debug, trace o off; json per a JSON [per defecte, RUST_LOG o info]",
    es: "Qué se escribe en la salida de errores: error, warn, info, debug, trace u off; json para JSON [por defecto, RUST_LOG o info]",
    pt: "O que se escreve na saída de erros: error, warn, info, debug, trace ou off; json para JSON [padrão: RUST_LOG ou info]",
    eu: "Zer idatzi errore-irteeran: error, warn, info, debug, trace edo off; json JSON nahi bada [lehenetsia: RUST_LOG edo info]",
    en: "What to log to standard error: error, warn, info, debug, trace or off; json for JSON [default: RUST_LOG or info]",
};
const METRICS: Text = Text {
    ca: "Serveix mètriques per a Prometheus en aquesta adreça (/metrics)",
    es: "Sirve métricas para Prometheus en esta dirección (/metrics)",
    pt: "Serve métricas para o Prometheus neste endereço (/metrics)",
    eu: "Eman Prometheus-erako metrikak helbide honetan (/metrics)",
    en: "Serve metrics for Prometheus at this address (/metrics)",
};
const A_LOG: Text = Text {
    ca: "error, warn, info, debug, trace, off, json o MÒDUL=NIVELL, separats per comes",
    es: "error, warn, info, debug, trace, off, json o MÓDULO=NIVEL, separados por comas",
    pt: "error, warn, info, debug, trace, off, json ou MÓDULO=NÍVEL, separados por vírgulas",
    eu: "error, warn, info, debug, trace, off, json edo MODULUA=MAILA, komaz bereizita",
    en: "error, warn, info, debug, trace, off, json or MODULE=LEVEL, separated by commas",
};
const MEASURED: Text = Text {
    ca: "Mètriques: {url}",
    es: "Métricas: {url}",
    pt: "Métricas: {url}",
    eu: "Metrikak: {url}",
    en: "Metrics: {url}",
};
const AT: Text = Text {
    ca: "La taula és a {url} (Ctrl+C per aturar-la)",
    es: "La mesa está en {url} (Ctrl+C para detenerla)",
    pt: "A mesa está em {url} (Ctrl+C para parar)",
    eu: "Mahaia hemen dago: {url} (Ktrl+C gelditzeko)",
    en: "The desk is at {url} (Ctrl+C stops it)",
};
const HALL: Text = Text {
    ca: "Per als altres de la sala: {url}",
    es: "Para los demás de la sala: {url}",
    pt: "Para os demais na sala: {url}",
    eu: "Aretoko besteentzat: {url}",
    en: "For everybody else in the hall: {url}",
};
const SETUP: Text = Text {
    ca: "Primer compte, enllaç d'un sol ús: {url}",
    es: "Primera cuenta, enlace de un solo uso: {url}",
    pt: "Primeira conta, link de uso único: {url}",
    eu: "Lehen kontua, erabilera bakarreko esteka: {url}",
    en: "First account, a link that is good for once: {url}",
};
const FINGERPRINT: Text = Text {
    ca: "Empremta SHA-256 del certificat: {print}",
    es: "Huella SHA-256 del certificado: {print}",
    pt: "Impressão digital SHA-256 do certificado: {print}",
    eu: "Ziurtagiriaren SHA-256 hatz-marka: {print}",
    en: "SHA-256 fingerprint of the certificate: {print}",
};
const EXPOSED: Text = Text {
    ca: "Atenció: http sense xifrar a la xarxa; contrasenyes i sessions es poden llegir. Per als àrbitres, --tls.",
    es: "Atención: http sin cifrar en la red; contraseñas y sesiones se pueden leer. Para los árbitros, --tls.",
    pt: "Atenção: http sem cifra na rede; senhas e sessões podem ser lidas. Para os árbitros, --tls.",
    eu: "Kontuz: zifratu gabeko http sarean; pasahitzak eta saioak irakur daitezke. Epaileentzat, --tls.",
    en: "Beware: plain http on the network; passwords and sessions can be read. For arbiters, --tls.",
};
const STOPPED: Text = Text {
    ca: "La taula s'ha aturat; el registre és al disc.",
    es: "La mesa se ha detenido; el registro está en el disco.",
    pt: "A mesa parou; o registro está no disco.",
    eu: "Mahaia gelditu da; erregistroa diskoan dago.",
    en: "The desk has stopped; the record is on the disk.",
};
const AN_ADDRESS: Text = Text {
    ca: "una adreça i un port com ara 127.0.0.1:8080",
    es: "una dirección y un puerto como 127.0.0.1:8080",
    pt: "um endereço e uma porta como 127.0.0.1:8080",
    eu: "helbide bat eta ataka bat, adibidez 127.0.0.1:8080",
    en: "an address and a port such as 127.0.0.1:8080",
};
const TAKEN: Text = Text {
    ca: "{address}: no s'hi pot escoltar ({detail})",
    es: "{address}: no se puede escuchar ahí ({detail})",
    pt: "{address}: não se pode escutar aí ({detail})",
    eu: "{address}: ezin da hor entzun ({detail})",
    en: "{address}: cannot listen there ({detail})",
};
const RUNNING: Text = Text {
    ca: "{place}: ja hi ha una altra taula oberta amb aquest registre; obriu-la al navegador, atureu-la abans o, per a diverses taules, useu PostgreSQL",
    es: "{place}: ya hay otra mesa abierta con este registro; ábrala en el navegador, deténgala antes o, para varias mesas, use PostgreSQL",
    pt: "{place}: já há outra mesa aberta com este registro; abra-a no navegador, pare-a antes ou, para várias mesas, use PostgreSQL",
    eu: "{place}: badago beste mahai bat erregistro honekin irekita; ireki nabigatzailean, gelditu lehenago edo, mahai bat baino gehiagorako, erabili PostgreSQL",
    en: "{place}: another desk is running on this record; open it in the browser, stop it first or, for several desks, use PostgreSQL",
};
const CERTIFICATE: Text = Text {
    ca: "{place}: el certificat no es pot llegir ni fer ({detail})",
    es: "{place}: el certificado no se puede leer ni hacer ({detail})",
    pt: "{place}: o certificado não pode ser lido nem feito ({detail})",
    eu: "{place}: ziurtagiria ezin da irakurri ez egin ({detail})",
    en: "{place}: the certificate can be neither read nor made ({detail})",
};

pub(super) struct ServeArgs {
    database: String,
    address: SocketAddr,
    tls: bool,
    behind_proxy: bool,
    /// The address of the desk in the hall's network.
    hall_url: Option<String>,
    log: Option<LogOptions>,
    metrics: Option<SocketAddr>,
}

impl Default for ServeArgs {
    fn default() -> Self {
        Self {
            database: record::DEFAULT.to_owned(),
            address: ADDRESS,
            tls: false,
            behind_proxy: false,
            hall_url: None,
            log: None,
            metrics: None,
        }
    }
}

impl Subcommand for ServeArgs {
    const NAME: &'static str = "serve";

    fn describe(language: Language) -> Command {
        let address = move |text: &str| -> Result<SocketAddr, String> {
            let found = text.to_socket_addrs().ok().and_then(|mut found| found.next());
            found.ok_or_else(|| AN_ADDRESS.get(language).to_owned())
        };
        let log = move |text: &str| -> Result<LogOptions, String> {
            text.parse().map_err(|ParseLogError| A_LOG.get(language).to_owned())
        };
        subcommand(
            Self::NAME,
            "adoube serve [--db DB] [--listen ADDRESS] [--tls]",
            "adoube serve --listen 0.0.0.0:8080",
            ABOUT,
            language,
        )
        .arg(options::db(language))
        .arg(option("listen", "ADDRESS", LISTEN, language).value_parser(address))
        .arg(flag("tls", TLS, language))
        .arg(flag("proxy", PROXY, language))
        .arg(option("url", "URL", URL, language))
        .arg(option("log", "LEVEL", LOG, language).value_parser(log))
        .arg(option("metrics", "ADDRESS", METRICS, language).value_parser(address))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            database: options::database(matches),
            address: value(matches, "listen").unwrap_or(ADDRESS),
            tls: matches.get_flag("tls"),
            behind_proxy: matches.get_flag("proxy"),
            hall_url: value::<String>(matches, "url").map(|url| url.trim_end_matches('/').to_owned()),
            log: value(matches, "log"),
            metrics: value(matches, "metrics"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let place = record::place(&self.database, language)?;
        let certificate = self.tls.then(|| record::beside(&place, "pem"));
        let listening = Listening { address: self.address, certificate, metrics: self.metrics };
        let Self { behind_proxy, hall_url, log, .. } = self;
        let unread = |ParseLogError| CommandError::Input(format!("RUST_LOG: {}", A_LOG.get(language)));
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
            let options = Options { language, secure: behind_proxy, behind_proxy, hall_url, key, ..Options::default() };
            let mut announced = Ok(());
            let ready = |serving: &Serving| announced = announce(screen, serving);
            let served = serve(store, options, listening, ready, stopped()).await;
            announced?;
            served.map_err(|error| CommandError::Input(sentence(&error, language)))
        })?;
        screen.line(STOPPED.get(language))?;
        Ok(Exit::Done)
    }
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
    screen.line(&AT.fill(language, &[("url", &screen.strong(&serving.url))]))?;
    if let Some(url) = &serving.hall_url {
        screen.line(&HALL.fill(language, &[("url", &screen.strong(url))]))?;
    }
    if let Some(url) = &serving.setup_url {
        screen.line(&SETUP.fill(language, &[("url", &screen.strong(url))]))?;
    }
    if let Some(print) = &serving.fingerprint {
        screen.line(&FINGERPRINT.fill(language, &[("print", print)]))?;
        screen.line(qr::of_blocks(print).trim_end())?;
    }
    if let Some(url) = &serving.metrics_url {
        screen.line(&MEASURED.fill(language, &[("url", url)]))?;
    }
    if serving.exposed {
        screen.line(&screen.warning(EXPOSED.get(language)))?;
    }
    screen.flush()
}

/// Waits for Ctrl+C, or for the system to ask the desk to end.
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
    // If the system cannot say, the desk goes on.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

fn sentence(trouble: &Trouble, language: Language) -> String {
    match trouble {
        Trouble::Address { address, error } => TAKEN.fill(language, &[("address", address), ("detail", error)]),
        Trouble::Certificate { place, detail } => CERTIFICATE.fill(language, &[("place", place), ("detail", detail)]),
        Trouble::Running { place } => RUNNING.fill(language, &[("place", place)]),
        Trouble::Record(fault) => fault.sentence(language),
        Trouble::System(error) => error.to_string(),
    }
}
