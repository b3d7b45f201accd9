### `adoube serve`.

about = Open the desk in the browser: tournaments from the first entry to the report
listen = Address and port; 0.0.0.0:8080 for the whole hall [default: 127.0.0.1:8080]
tls = By https, with a certificate of its own that is kept beside the record
proxy = An https proxy stands in front and says who asks
url = The address in the QR codes for the phones in the hall
at = The desk is at { $url } (Ctrl+C stops it)
hall = For everybody else in the hall: { $url }
setup = First account, a link that is good for once: { $url }
fingerprint = SHA-256 fingerprint of the certificate: { $print }
exposed = Beware: plain http on the network; passwords and sessions can be read. For arbiters, --tls.
stopped = The desk has stopped; the record is on the disk.
an-address = an address and a port such as 127.0.0.1:8080
taken = { $address }: cannot listen there ({ $detail })
running = { $place }: another desk is running on this record; open it in the browser, stop it first or, for several desks, use PostgreSQL
certificate = { $place }: the certificate can be neither read nor made ({ $detail })

log = What to log to standard error: error, warn, info, debug, trace or off; json for JSON [default: RUST_LOG or info]
metrics = Serve metrics for Prometheus at this address (/metrics)
a-log = error, warn, info, debug, trace, off, json or MODULE=LEVEL, separated by commas
measured = Metrics: { $url }
