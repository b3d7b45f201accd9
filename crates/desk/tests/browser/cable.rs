//! A proxy between browser and server whose connection can be cut.

use std::net::SocketAddr;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A proxy with its own address.
pub(crate) struct Cable {
    pub(crate) url: String,
    plugged: watch::Sender<bool>,
}

impl Cable {
    /// Opens a proxy to the server at an address.
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

    /// Cuts the connection: open connections break, and new ones fail.
    pub(crate) fn pull(&self) {
        self.plugged.send(false).unwrap();
    }

    /// Restores the connection.
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
