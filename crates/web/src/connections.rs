//! Bounds on connections, before anything that they send is read.
//!
//! There is a maximum for all connections and one per address. A part of the whole is kept for the machine itself, and
//! for addresses from which somebody signed in or used a ticket of the site (an arbiter, a player's tablet), so that
//! strangers who hold all the connections they can get stop nobody's work. A connection is closed if its first bytes do
//! not arrive in time, or if the other end stops reading.

use crate::client::{AddressRange, network};
use axum_server::accept::Accept;
use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// Time for the first bytes: HTTP/1 and HTTP/2 can be told apart by then.
const FIRST_BYTES_TIMEOUT: Duration = Duration::from_secs(10);
/// The number of bytes after which HTTP/2's own beginning is complete.
const FIRST_BYTES: usize = 24;
/// Time for which the other end may leave its answer unread.
const UNREAD_TIMEOUT: Duration = Duration::from_mins(1);
/// Maximum number of connections, however many files the system allows.
const CONNECTIONS_MAX: usize = 16_384;
/// File descriptors kept for the database, the assets and the log.
const OTHER_FILES: usize = 128;
/// Maximum number of connections from one address: a hall may share one.
const PER_ADDRESS_MAX: usize = 512;
/// The time for which an address stays known.
const KNOWN_FOR: Duration = Duration::from_hours(12);
/// Maximum number of known addresses.
const KNOWN_MAX: usize = 4_096;

/// The open connections of a site.
pub struct Connections {
    most: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
    /// Addresses from which somebody signed in or used a ticket, and when.
    known: HashMap<IpAddr, Instant>,
}

impl Connections {
    /// Allows as many connections as the system has file descriptors for, after raising the process's limit.
    pub(crate) fn new() -> Arc<Self> {
        Self::at_most(descriptors().saturating_sub(OTHER_FILES).clamp(64, CONNECTIONS_MAX))
    }

    fn at_most(most: usize) -> Arc<Self> {
        Arc::new(Self { most, open: Mutex::default() })
    }

    /// Returns the number of open connections.
    pub fn count(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).all
    }

    /// Notes that somebody at this address signed in or used a ticket.
    pub(crate) fn vouch_for(&self, address: IpAddr) {
        let (address, now) = (network(address), Instant::now());
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.known.len() >= KNOWN_MAX && !open.known.contains_key(&address) {
            open.known.retain(|_, since| now.duration_since(*since) < KNOWN_FOR);
            if open.known.len() >= KNOWN_MAX {
                return;
            }
        }
        open.known.insert(address, now);
    }

    /// Takes a place for a connection. `proxies` stand for many clients.
    fn enter(self: &Arc<Self>, address: IpAddr, proxies: &[AddressRange]) -> Option<Place> {
        let address = network(address);
        let local = address.is_loopback();
        let shared = local || proxies.iter().any(|range| range.contains(address));
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let known = shared || open.known.get(&address).is_some_and(|since| since.elapsed() < KNOWN_FOR);
        let most = match (local, known) {
            (true, _) => self.most,
            (false, true) => self.most - self.most / 16,
            (false, false) => self.most - self.most / 4,
        };
        let here = open.by_address.get(&address).copied().unwrap_or_default();
        if open.all >= most || (!shared && here >= PER_ADDRESS_MAX) {
            return None;
        }
        open.all += 1;
        open.by_address.insert(address, here + 1);
        Some(Place { connections: Arc::clone(self), address })
    }
}

/// The place of an open connection; dropping it makes room for another one.
struct Place {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        if let Some(here) = open.by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

/// Raises the limit of open files as far as the system allows, and returns it.
#[cfg(unix)]
fn descriptors() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // Without permission to raise it the present limit counts.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    let current = getrlimit(Resource::Nofile).current;
    current.map_or(usize::MAX, |current| usize::try_from(current).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn descriptors() -> usize {
    CONNECTIONS_MAX
}

/// Lets connections in; `A` does what comes before HTTP, such as the TLS handshake.
#[derive(Clone)]
pub(crate) struct Gate<A> {
    pub(crate) connections: Arc<Connections>,
    pub(crate) proxies: Arc<[AddressRange]>,
    pub(crate) inner: A,
}

impl<A, S> Accept<TcpStream, S> for Gate<A>
where
    A: Accept<TcpStream, S> + Clone + Send + Sync + 'static,
    A::Future: Send,
    A::Stream: AsyncRead + AsyncWrite + Unpin + Send,
    A::Service: Send,
    S: Send + 'static,
{
    type Stream = TimedStream<A::Stream>;
    type Service = A::Service;
    type Future = Pin<Box<dyn Future<Output = io::Result<(Self::Stream, Self::Service)>> + Send>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let place = stream.peer_addr().map(|peer| self.connections.enter(peer.ip(), &self.proxies));
        let inner = self.inner.clone();
        Box::pin(async move {
            let place = place?.ok_or_else(|| io::Error::other("too many connections"))?;
            let (stream, service) = inner.accept(stream, service).await?;
            Ok((TimedStream::new(stream, place), service))
        })
    }
}

/// A connection whose other end has to begin, and to read, in time.
pub(crate) struct TimedStream<T> {
    stream: T,
    /// The deadline of the first bytes, until they are there.
    beginning: Option<Pin<Box<Sleep>>>,
    read: usize,
    /// The deadline of a write that waits for the other end.
    unread: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl<T> TimedStream<T> {
    fn new(stream: T, place: Place) -> Self {
        let beginning = Some(Box::pin(sleep(FIRST_BYTES_TIMEOUT)));
        Self { stream, beginning, read: 0, unread: None, _place: place }
    }

    /// Passes on the outcome of a write, unless the other end has not read for too long.
    fn timed<R>(&mut self, outcome: Poll<io::Result<R>>, context: &mut Context<'_>) -> Poll<io::Result<R>> {
        if outcome.is_ready() {
            // Whoever is answered has begun.
            (self.unread, self.beginning) = (None, None);
            return outcome;
        }
        let deadline = self.unread.get_or_insert_with(|| Box::pin(sleep(UNREAD_TIMEOUT)));
        ready!(deadline.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for TimedStream<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let outcome = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.read = self.read.saturating_add(buffer.filled().len() - before);
        if self.read >= FIRST_BYTES {
            self.beginning = None;
        }
        if let (Poll::Pending, Some(deadline)) = (&outcome, &mut self.beginning) {
            ready!(deadline.as_mut().poll(context));
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        outcome
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for TimedStream<T> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(outcome, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.timed(outcome, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn enter_all(connections: &Arc<Connections>, address: &str, tries: usize) -> Vec<Place> {
        (0..tries).filter_map(|_| connections.enter(ip(address), &[])).collect()
    }

    #[test]
    fn strangers_leave_room_for_known_addresses_and_for_the_machine_itself() {
        let connections = Connections::at_most(64);
        connections.vouch_for(ip("192.0.2.5"));
        let strangers = enter_all(&connections, "203.0.113.9", 100);
        assert_eq!(strangers.len(), 48);
        assert_eq!(enter_all(&connections, "198.51.100.7", 1).len(), 0, "nor any other stranger");
        let known = enter_all(&connections, "192.0.2.5", 100);
        assert_eq!(known.len(), 12);
        assert_eq!(enter_all(&connections, "127.0.0.1", 100).len(), 4);
        assert_eq!(connections.count(), 60);
        drop(strangers);
        assert_eq!(connections.count(), 12);
        assert_eq!(enter_all(&connections, "198.51.100.7", 1).len(), 1);
    }

    #[test]
    fn an_address_has_its_share_unless_it_is_a_proxy() {
        let connections = Connections::at_most(4096);
        assert_eq!(enter_all(&connections, "203.0.113.9", 1000).len(), PER_ADDRESS_MAX);
        let six: Vec<_> = (0..1000).filter_map(|n| connections.enter(ip(&format!("2001:db8::{n:x}")), &[])).collect();
        assert_eq!(six.len(), PER_ADDRESS_MAX, "a network of 64 bits is one address");
        let proxies = ["198.51.100.0/24".parse().unwrap()];
        let proxy: Vec<_> = (0..1000).filter_map(|_| connections.enter(ip("198.51.100.1"), &proxies)).collect();
        assert_eq!(proxy.len(), 1000);
    }

    #[test]
    fn known_addresses_are_bounded() {
        let connections = Connections::at_most(64);
        for number in 0..2 * KNOWN_MAX as u32 {
            connections.vouch_for(IpAddr::from(number.to_be_bytes()));
        }
        assert_eq!(connections.open.lock().unwrap().known.len(), KNOWN_MAX);
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_does_not_begin_is_closed() {
        let connections = Connections::at_most(64);
        for sent in [&b""[..], b"P", b"PRI * HTTP/2.0\r\n"] {
            let (mut far, near) = tokio::io::duplex(64);
            let mut near = TimedStream::new(near, connections.enter(ip("203.0.113.9"), &[]).unwrap());
            far.write_all(sent).await.unwrap();
            let mut read = Vec::new();
            let error = near.read_to_end(&mut read).await.unwrap_err();
            assert_eq!((error.kind(), read.as_slice()), (io::ErrorKind::TimedOut, sent));
        }
        assert_eq!(connections.count(), 0);
        let (mut far, near) = tokio::io::duplex(64);
        let mut near = TimedStream::new(near, connections.enter(ip("203.0.113.9"), &[]).unwrap());
        far.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").await.unwrap();
        let mut bytes = [0; 24];
        near.read_exact(&mut bytes).await.unwrap();
        let late = async {
            sleep(FIRST_BYTES_TIMEOUT * 3).await;
            far.write_all(b"x").await.unwrap();
        };
        let (read, ()) = tokio::join!(near.read_u8(), late);
        assert_eq!(read.unwrap(), b'x', "afterwards HTTP has its own deadlines");
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_does_not_read_is_closed() {
        let connections = Connections::at_most(64);
        let (_far, near) = tokio::io::duplex(64);
        let mut near = TimedStream::new(near, connections.enter(ip("203.0.113.9"), &[]).unwrap());
        let error = near.write_all(&[0; 1000]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
