//! The CSRF token: every form of a session carries it, and the guard refuses a form without it.

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

/// The token in a form's fields, or in the first part of a form with a file.
pub(crate) fn token_in(kind: &str, body: &Bytes) -> Option<String> {
    if kind.starts_with("application/x-www-form-urlencoded") {
        let mut fields = form_urlencoded::parse(body);
        return fields.find(|(name, _)| name == "csrf").map(|(_, value)| value.into_owned());
    }
    if kind.starts_with("multipart/form-data") {
        const NAME: &[u8] = b"name=\"csrf\"\r\n\r\n";
        // The token is the first field; a file that only contains these words comes after it.
        let start = body.windows(NAME.len()).take(1000).position(|window| window == NAME)? + NAME.len();
        let rest = body.get(start..)?;
        let end = rest.iter().take(200).position(|&byte| byte == b'\r')?;
        return std::str::from_utf8(rest.get(..end)?).ok().map(str::to_owned);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_found_in_both_kinds_of_form() {
        let form = "application/x-www-form-urlencoded";
        assert_eq!(token_in(form, &Bytes::from("a=1&csrf=x%2Dy&b=2")), Some("x-y".to_owned()));
        assert_eq!(token_in(form, &Bytes::from("a=1&xcsrf=x")), None);
        let parts = "--b\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\nxyz\r\n--b\r\n";
        assert_eq!(token_in("multipart/form-data; boundary=b", &Bytes::from(parts)), Some("xyz".to_owned()));
        assert_eq!(token_in("application/json", &Bytes::from(parts)), None);
    }
}
