//! The CSRF token: every form of a session carries it, and the guard refuses forms without it.

use crate::visit::Visit;
use adoube_store::{CommandId, random};
use axum::body::Bytes;
use maud::{Markup, html};

/// Hidden fields of every form: the CSRF token, and the idempotency key that lets a form sent twice act once.
pub fn csrf_field(visit: &Visit) -> Markup {
    let command = random().map(|random| CommandId::new(u64::try_from(visit.now_ms).unwrap_or_default(), random));
    html! {
        @if !visit.csrf.is_empty() { input type="hidden" name="csrf" value=(visit.csrf); }
        @if let Ok(command) = command { input type="hidden" name="command" value=(command); }
    }
}

/// Returns the token in the first part of a multipart form.
pub(crate) fn token_in_parts(body: &Bytes) -> Option<String> {
    const NAME: &[u8] = b"name=\"csrf\"\r\n\r\n";
    // The token is the first field; a file that contains the same text comes after it.
    let start = body.windows(NAME.len()).take(1000).position(|window| window == NAME)? + NAME.len();
    let rest = body.get(start..)?;
    let end = rest.iter().take(200).position(|&byte| byte == b'\r')?;
    std::str::from_utf8(rest.get(..end)?).ok().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_the_first_part() {
        let parts = "--b\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\nxyz\r\n--b\r\n";
        assert_eq!(token_in_parts(&Bytes::from(parts)), Some("xyz".to_owned()));
        assert_eq!(token_in_parts(&Bytes::from(parts.replace("csrf", "xcsrf"))), None);
    }
}
