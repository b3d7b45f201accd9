//! A proxy between browser and desk whose connection can be cut.

use std::net::SocketAddr;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A cable with an address of its own.
pub(crate) struct Cable {
    pub(crate) url: String,
    plugged: watch::Sender<bool>,
}

impl Cable {
    /// A cable to the desk at an address.
    pub(crate) async fn to(url: &str) -> Self {
        let desk: SocketAddr = url.strip_prefix("http://").unwrap().parse().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (plugged, is_plugged) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                tokio::spawn(carry(browser, desk, is_plugged.clone()));
            }
        });
        Self { url, plugged }
    }

    /// Pulls it out: what goes over it breaks off, and nothing new gets through.
    pub(crate) fn pull(&self) {
        self.plugged.send(false).unwrap();
    }

    /// Puts it back.
    pub(crate) fn plug(&self) {
        self.plugged.send(true).unwrap();
    }
}

async fn carry(mut browser: TcpStream, desk: SocketAddr, mut plugged: watch::Receiver<bool>) {
    if !*plugged.borrow() {
        return;
    }
    let Ok(mut to) = TcpStream::connect(desk).await else { return };
    tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut browser, &mut to) => {}
        _ = plugged.wait_for(|plugged| !plugged) => {}
    }
}
