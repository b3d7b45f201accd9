//! Locations of records: a file for SQLite, a URL for PostgreSQL.

use crate::error::StoreError;
use sqlx::postgres::{PgConnectOptions, PgSslMode};
use std::fmt::{self, Write};
use std::path::{Path, PathBuf};

/// The location of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// A file.
    Sqlite(PathBuf),
    /// A database on a server.
    Postgres(Server),
}

/// A PostgreSQL database. Its password is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Server {
    url: String,
    shown: String,
}

impl Server {
    /// Returns the URL, including any password.
    pub fn url(&self) -> &str {
        &self.url
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => path.display().fmt(f),
            Self::Postgres(server) => f.write_str(&server.shown),
        }
    }
}

impl Location {
    /// Parses the argument of `--db`: a path or a `postgres://` URL.
    pub fn parse(text: &str) -> Result<Self, StoreError> {
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => {}
            Some((scheme, _)) if is_scheme(scheme) => return Err(StoreError::Scheme { scheme: scheme.to_owned() }),
            _ => return Ok(Self::Sqlite(PathBuf::from(text))),
        }
        // The message must not repeat the URL, which may contain a password.
        let unreadable = |_| StoreError::Missing { place: "postgres://…".to_owned() };
        let options: PgConnectOptions = text.parse().map_err(unreadable)?;
        let host = match options.get_socket() {
            Some(folder) => folder.display().to_string(),
            None => options.get_host().to_owned(),
        };
        let database = options.get_database().unwrap_or_else(|| options.get_username());
        let shown = format!("postgres://{host}:{}/{database}", options.get_port());
        // Personal data must not cross a network unencrypted by accident: `disable` must be explicit.
        let local = options.get_socket().is_some() || host.starts_with('/') || is_loopback(&host);
        if !local && let mode @ (PgSslMode::Allow | PgSslMode::Prefer) = options.get_ssl_mode() {
            let found = if matches!(mode, PgSslMode::Allow) { "allow" } else { "prefer" }.to_owned();
            return Err(StoreError::Unsafe { place: shown, setting: "sslmode", found, expected: EXPECTED_MODES });
        }
        Ok(Self::Postgres(Server { url: text.to_owned(), shown }))
    }

    /// Returns the URL with which SQLite opens a file.
    pub(crate) fn sqlite_url(path: &Path, parameters: &str) -> Result<String, StoreError> {
        let text = path
            .to_str()
            .ok_or_else(|| StoreError::File { place: path.display().to_string(), detail: "UTF-8?".to_owned() })?;
        // `:memory:` must be a file name, not a database in memory.
        let text = if text.starts_with(':') { format!("./{text}") } else { text.to_owned() };
        let mut url = String::from("sqlite:");
        for byte in text.bytes() {
            if byte.is_ascii_alphanumeric() || b"/._-~".contains(&byte) {
                url.push(char::from(byte));
            } else {
                // Writing to a String cannot fail.
                let _ = write!(url, "%{byte:02X}");
            }
        }
        Ok(url + "?" + parameters)
    }
}

/// Returns whether a text is the scheme of a URL rather than the start of a file name.
fn is_scheme(text: &str) -> bool {
    text.len() <= 20
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte))
}

/// Accepted values of `sslmode` for a server on a network. `verify-full` also checks the certificate's host name;
/// `sslrootcert` names a private certificate authority.
const EXPECTED_MODES: &str = "verify-full (verify-ca, require; disable: VPN)";

fn is_loopback(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    bare == "localhost" || bare.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Network file systems on which SQLite's locks and shared memory are unreliable.
const NETWORKS: [&str; 10] =
    ["nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "9p", "fuse.sshfs", "ceph", "fuse.glusterfs"];

/// Returns the network file system of a folder, according to the kernel's list of mounts.
pub(crate) fn network(folder: &Path, mounts: &str) -> Option<String> {
    let mut best: Option<(usize, &str)> = None;
    for line in mounts.lines() {
        // 36 35 98:0 /root /mount/point options - type source super-options
        let Some((left, right)) = line.split_once(" - ") else { continue };
        let (Some(point), Some(kind)) = (left.split(' ').nth(4), right.split(' ').next()) else { continue };
        let point = point.replace("\\040", " ");
        let depth = Path::new(&point).components().count();
        // Later mounts hide earlier ones.
        if folder.starts_with(&point) && best.is_none_or(|(other, _)| depth >= other) {
            best = Some((depth, kind));
        }
    }
    best.map(|(_, kind)| kind).filter(|kind| NETWORKS.contains(kind)).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_postgresql_and_anything_else_a_file() {
        assert_eq!(Location::parse("adoube.db"), Ok(Location::Sqlite("adoube.db".into())));
        let local = Location::parse("postgres://arbiter:secret@localhost:5433/open").unwrap();
        assert_eq!(local.to_string(), "postgres://localhost:5433/open");
        assert!(!format!("{local:?}").contains("secret"));
        assert!(Location::parse("postgres://u@%2Ftmp%2Fpg/open").is_ok());
        assert!(Location::parse("postgres://u@[::1]/open").is_ok());
        for plain in ["", "?sslmode=prefer", "?sslmode=allow"] {
            let url = format!("postgres://u@db.example/open{plain}");
            assert!(matches!(Location::parse(&url), Err(StoreError::Unsafe { .. })), "{url}");
        }
        for mode in ["disable", "require", "verify-ca", "verify-full"] {
            let url = format!("postgres://u@db.example/open?sslmode={mode}");
            assert!(matches!(Location::parse(&url), Ok(Location::Postgres(server)) if server.url() == url), "{mode}");
        }
        let bad = Location::parse("postgres://u:secret@:x/").unwrap_err();
        assert!(!bad.to_string().contains("secret"), "{bad}");
        for url in ["mysql://u:secret@db.example/open", "sqlite://adoube.db", "Postgres://u@localhost/open"] {
            let bad = Location::parse(url).unwrap_err();
            assert!(matches!(bad, StoreError::Scheme { .. }) && !bad.to_string().contains("secret"), "{url}: {bad}");
            assert!(bad.to_string().contains("postgres://") && bad.to_string().contains("SQLite"), "{bad}");
        }
        assert_eq!(Location::parse("a folder/x://y"), Ok(Location::Sqlite("a folder/x://y".into())));
    }

    #[test]
    fn odd_file_names_survive_the_url() {
        let url = Location::sqlite_url(Path::new("/tmp/a b?#%é.db"), "mode=rwc").unwrap();
        assert_eq!(url, "sqlite:/tmp/a%20b%3F%23%25%C3%A9.db?mode=rwc");
        assert_eq!(Location::sqlite_url(Path::new(":memory:"), "mode=ro").unwrap(), "sqlite:./%3Amemory%3A?mode=ro");
    }

    #[test]
    fn the_innermost_mount_decides() {
        let mounts = "22 1 0:20 / / rw - ext4 /dev/vda rw\n\
                      30 22 0:30 / /home rw shared:1 - nfs4 server:/home rw\n\
                      31 30 0:31 / /home/desk\\040one rw - tmpfs tmpfs rw\n";
        let cases = [("/srv", None), ("/home/arbiter", Some("nfs4")), ("/home/desk one/x", None), ("/homes", None)];
        for (folder, expected) in cases {
            assert_eq!(network(Path::new(folder), mounts).as_deref(), expected, "{folder}");
        }
        assert_eq!(network(Path::new("/x"), "nonsense\n- - -\n"), None);
    }
}
