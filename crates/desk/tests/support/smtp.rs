//! A stand-in for a mail server, which takes, refuses or breaks off as told.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// The server's reaction to a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taking {
    Takes,
    /// Refuses the recipient with a code.
    Refuses(u16),
    /// Closes the connection in the middle of the message.
    DiesInTheMiddle,
    /// Takes the message, and closes the connection before it says so.
    TakesAndDies,
}

/// A message as it arrived.
#[derive(Clone, Debug)]
pub(crate) struct Arrived {
    pub(crate) to: String,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Arrived {
    pub(crate) fn header(&self, name: &str) -> String {
        let unfolded = self.head.replace("\r\n ", " ");
        let line = unfolded.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        line.unwrap_or_default().to_owned()
    }

    /// The subject without its encoding.
    pub(crate) fn subject(&self) -> String {
        let words = self.header("Subject");
        let decoded = words.split(' ').map(|word| {
            let inner = word.strip_prefix("=?utf-8?B?").and_then(|word| word.strip_suffix("?="));
            inner.map(|inner| String::from_utf8(STANDARD.decode(inner).unwrap()).unwrap())
        });
        decoded.collect::<Option<Vec<_>>>().map_or(words.clone(), |parts| parts.concat())
    }
}

/// The server. It runs until the test ends.
#[derive(Clone)]
pub(crate) struct MailStandIn {
    pub(crate) address: SocketAddr,
    arrived: Arc<Mutex<Vec<Arrived>>>,
    plan: Arc<Mutex<VecDeque<Taking>>>,
}

impl MailStandIn {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Self { address: listener.local_addr().unwrap(), arrived: Arc::default(), plan: Arc::default() };
        let own = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                // A client that goes away ends only its conversation.
                let _ = own.converse(stream).await;
            }
        });
        server
    }

    /// Sets what happens to the next messages; further ones are taken.
    pub(crate) fn plan(&self, plan: &[Taking]) {
        *self.plan.lock().unwrap() = plan.iter().copied().collect();
    }

    pub(crate) fn arrived(&self) -> Vec<Arrived> {
        self.arrived.lock().unwrap().clone()
    }

    async fn converse(&self, stream: TcpStream) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        stream.write_all(b"220 stand-in\r\n").await?;
        let (mut to, mut taking) = (String::new(), Taking::Takes);
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            let verb = line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
            let answer = match verb.as_str() {
                "EHLO" => "250 stand-in\r\n".to_owned(),
                "MAIL" => {
                    taking = self.plan.lock().unwrap().pop_front().unwrap_or(Taking::Takes);
                    "250 OK\r\n".to_owned()
                }
                "RCPT" => {
                    to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                    match taking {
                        Taking::Refuses(code) => format!("{code} <{to}> is not known here\r\n"),
                        _ => "250 OK\r\n".to_owned(),
                    }
                }
                "DATA" if taking == Taking::DiesInTheMiddle => return Ok(()),
                "DATA" => {
                    stream.write_all(b"354 go on\r\n").await?;
                    let whole = read_message(&mut stream).await?;
                    let (head, body) = whole.split_once("\r\n\r\n").unwrap();
                    let text = STANDARD.decode(body.replace("\r\n", "")).unwrap();
                    let text = String::from_utf8(text).unwrap().replace("\r\n", "\n");
                    self.arrived.lock().unwrap().push(Arrived { to: to.clone(), head: head.to_owned(), text });
                    if taking == Taking::TakesAndDies {
                        return Ok(());
                    }
                    "250 taken\r\n".to_owned()
                }
                "QUIT" => {
                    stream.write_all(b"221 bye\r\n").await?;
                    return Ok(());
                }
                _ => "500 what?\r\n".to_owned(),
            };
            stream.write_all(answer.as_bytes()).await?;
        }
    }
}

async fn read_message(stream: &mut BufReader<TcpStream>) -> std::io::Result<String> {
    let mut whole = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 || line == ".\r\n" {
            return Ok(whole);
        }
        assert!(line.is_ascii() && line.len() <= 80, "{line}");
        whole.push_str(&line);
    }
}
