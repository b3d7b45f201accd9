//! Password hashing with Argon2id, a few at a time, so that sign-ins cannot starve the games.

use crate::blocking::blocking;
use crate::common_passwords::is_common;
use crate::request_error::RequestError;
use crate::words::password as words;
use adoube_words::Text;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// Minimum length of a password, in characters.
pub const LENGTH_MIN: usize = 12;
/// Maximum length of a password, in characters; longer ones would only cost time.
pub const LENGTH_MAX: usize = 256;
/// Number of passwords hashed concurrently.
const AT_ONCE: usize = 2;

/// Hashes passwords.
#[derive(Clone)]
pub struct Passwords {
    permits: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    /// A hash that no password matches, verified for unknown names so that they take as long as known ones.
    nobody: Arc<str>,
}

/// Returns the reason why a password is not accepted; `least` is the minimum length.
pub fn objection(password: &str, name: &str) -> Option<Text> {
    let characters: Vec<char> = password.chars().collect();
    let mut distinct = characters.clone();
    distinct.sort_unstable();
    distinct.dedup();
    let folded = password.to_lowercase();
    let steps = characters.windows(2).filter(|pair| {
        let [a, b] = **pair else { return false };
        (a as u32).abs_diff(b as u32) <= 1
    });
    if characters.len() < LENGTH_MIN {
        Some(words::SHORT)
    } else if characters.len() > LENGTH_MAX {
        Some(words::LONG)
    } else if distinct.len() < 5 || steps.count() * 2 > characters.len() {
        // aaaaaaaaaaaa, 123456789012, abcdefghijkl
        Some(words::SIMPLE)
    } else if name.chars().count() >= 3 && folded.contains(&name.to_lowercase()) || folded.contains("adoube") {
        Some(words::NAME)
    } else if is_common(password) {
        Some(words::SIMPLE)
    } else {
        None
    }
}

impl Passwords {
    /// Creates the hasher. Takes as long as hashing one password.
    pub async fn new(random: [u8; 32]) -> Result<Self, RequestError> {
        let (permits, waiting) = (Arc::new(Semaphore::new(AT_ONCE)), Arc::default());
        let mut passwords = Self { permits, waiting, nobody: "".into() };
        passwords.nobody = passwords.hash(format!("{random:?}"), salt(random)).await?.into();
        Ok(passwords)
    }

    /// Returns the number of passwords that wait for others to be hashed.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, RequestError> {
        let waiting = Waiting::new(&self.waiting);
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| RequestError::Stopping)?;
        drop(waiting);
        blocking(move || {
            let done = work();
            drop(permit);
            done
        })
        .await
    }

    /// Hashes a password in PHC format, with the parameters that OWASP recommends.
    pub async fn hash(&self, password: String, salt: [u8; 16]) -> Result<String, RequestError> {
        let hashed = self.in_turn(move || {
            let hash: Option<PasswordHash> = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).ok();
            hash.map(|hash| hash.to_string())
        });
        hashed.await?.ok_or(RequestError::Stopping)
    }

    /// Returns whether a password matches a hash. Without a hash the answer is no, after the same time.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, RequestError> {
        let there = hash.as_ref().is_some_and(|hash| !hash.is_empty());
        let hash = hash.filter(|hash| !hash.is_empty()).unwrap_or_else(|| self.nobody.to_string());
        let verified = self.in_turn(move || {
            PasswordHash::new(&hash)
                .is_ok_and(|parsed| Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok())
        });
        Ok(verified.await? && there)
    }
}

/// Counts one waiting request until dropped, even if the request is cancelled.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn new(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Returns half of the bytes, as salt.
pub const fn salt(random: [u8; 32]) -> [u8; 16] {
    let mut salt = [0; 16];
    let mut index = 0;
    while index < 16 {
        salt[index] = random[index];
        index += 1;
    }
    salt
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::{Context, Waker};

    #[test]
    fn a_password_that_is_guessed_first_is_refused() {
        let cases = [
            ("short", Some(words::SHORT)),
            ("aaaaaaaaaaaaaaa", Some(words::SIMPLE)),
            ("123456789012345", Some(words::SIMPLE)),
            ("abcdefghijklmnop", Some(words::SIMPLE)),
            ("Contrasenya2026!", Some(words::SIMPLE)),
            ("maria-te-la-clau", Some(words::NAME)),
            ("adoube-the-desk", Some(words::NAME)),
            ("cavall f3 torna", None),
            ("ñandú, güisqui i ós", None),
        ];
        for (password, expected) in cases {
            assert_eq!(objection(password, "maria"), expected, "{password}");
        }
        assert_eq!(objection(&"ab1c".repeat(100), ""), Some(words::LONG));
    }

    #[tokio::test]
    async fn passwords_that_wait_are_counted() {
        let passwords = Passwords::new([7; 32]).await.unwrap();
        let busy = Arc::clone(&passwords.permits).acquire_many_owned(AT_ONCE as u32).await.unwrap();
        let mut context = Context::from_waker(Waker::noop());
        let mut hash = Box::pin(passwords.hash("cavall f3 torna".to_owned(), [1; 16]));
        let mut given_up = Box::pin(passwords.hash("cavall f3 torna".to_owned(), [2; 16]));
        assert!(hash.as_mut().poll(&mut context).is_pending());
        assert!(given_up.as_mut().poll(&mut context).is_pending());
        assert_eq!(passwords.waiting(), 2);
        drop(given_up);
        assert_eq!(passwords.waiting(), 1);
        drop(busy);
        hash.await.unwrap();
        assert_eq!(passwords.waiting(), 0);
    }

    #[tokio::test]
    async fn a_hash_fits_its_password_only() {
        let passwords = Passwords::new([7; 32]).await.unwrap();
        let hash = passwords.hash("cavall f3 torna".to_owned(), [1; 16]).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.verify("cavall f3 torna".to_owned(), Some(hash.clone())).await.unwrap());
        for (password, hash) in [("cavall f3 torna ", Some(hash)), ("cavall f3 torna", None), ("", Some(String::new()))]
        {
            assert!(!passwords.verify(password.to_owned(), hash).await.unwrap());
        }
    }
}
