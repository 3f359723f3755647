//! `portolan serve`: serves the page and online tables.

use std::io::{ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::args::Serve;
use crate::failure::{Failure, complain};
use crate::host::leave_address;
use store::Store;

/// Lower ports are reserved for the system.
const FIRST_FREE_PORT: u16 = 1024;

pub fn run(args: &Serve) -> Result<(), Failure> {
    let failed = |bad: std::io::Error| Failure::Bad(format!("cannot serve at {}: {bad}", args.listen));
    let listener = listen("--listen", args.listen)?;
    let metrics = args.metrics.map(|address| listen("--metrics", address)).transpose()?;
    let address = listener.local_addr().map_err(failed)?;
    let for_others = in_network(address).filter(|_| args.origin.is_none()).map(|address| format!("http://{address}"));
    let access = server::Access {
        origin: args.origin.clone(),
        proxies: args.proxy.clone(),
        limit_loopback: args.limit_loopback,
        addresses: for_others.iter().cloned().collect(),
        bounds: bounds(args),
    };
    let online = open_tables(args, access, &format!("http://{}", reachable(address)))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
    if !server::Page::embedded().is_built() {
        complain("this program was built without its page; run `cargo xtask serve`, which builds both");
    }
    let page = format!("http://{}/", reachable(address));
    writeln!(std::io::stdout(), "Portolan is at {page}")?;
    if let Some(origin) = for_others {
        writeln!(std::io::stdout(), "Others in this network reach it at {origin}/")?;
    }
    if let Some(metrics) = &metrics {
        writeln!(
            std::io::stdout(),
            "Metrics are at http://{}/metrics",
            reachable(metrics.local_addr().map_err(failed)?)
        )?;
    }
    if args.open {
        open(&page);
    }
    runtime
        .block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            let metrics = metrics.map(tokio::net::TcpListener::from_std).transpose()?;
            let metrics_router = online.metrics_router();
            let serve_metrics = async {
                match metrics {
                    Some(listener) => server::serve_router(listener, metrics_router, std::future::pending()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                ended = server::serve(listener, online, server::shutdown_signal()) => ended,
                ended = serve_metrics => ended,
            }
        })
        .map_err(failed)
}

/// What may be used of the server.
fn bounds(args: &Serve) -> protocol::Bounds {
    let mut bounds = args.bounds;
    for (name, number) in &args.bound {
        assert!(bounds.set(name, *number), "the command line knows only bounds that there are");
    }
    bounds
}

/// Opens the online tables, in a folder or in a database.
fn open_tables(args: &Serve, access: server::Access, reachable: &str) -> Result<server::Online, Failure> {
    let bad = |bad: store::StoreError| Failure::Bad(bad.to_string());
    if let Some(database) = &args.store {
        return server::Online::join(database, args.bus.clone(), access).map_err(bad);
    }
    let folder = args.data.clone().map_or_else(default_folder, Ok)?;
    let mut store = store::Sqlite::open(&folder).map_err(bad)?;
    let id_key = store.id_key().map_err(bad)?;
    leave_address(&folder, reachable, &id_key).map_err(|bad| Failure::Bad(format!("{}: {bad}", folder.display())))?;
    server::Online::open(Box::new(store), access).map_err(bad)
}

/// Listens at an address that an option names.
fn listen(option: &str, address: SocketAddr) -> Result<TcpListener, Failure> {
    let refused = |bad: std::io::Error| Failure::Bad(why_not(option, address, &bad));
    let listener = TcpListener::bind(address).map_err(refused)?;
    listener.set_nonblocking(true).map_err(refused)?;
    Ok(listener)
}

/// The folder for online tables if none is named: one in the user's data directory.
pub fn default_folder() -> Result<PathBuf, Failure> {
    let path = |name: &str| std::env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        path("APPDATA")
    } else if cfg!(target_os = "macos") {
        path("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        path("XDG_DATA_HOME").or_else(|| path("HOME").map(|home| home.join(".local/share")))
    };
    let unknown = || Failure::Bad("this system names no data directory; choose a folder with --data".to_owned());
    folder.map(|folder| folder.join("portolan")).ok_or_else(unknown)
}

/// Why the program cannot listen at an address, and what to do.
fn why_not(option: &str, address: SocketAddr, bad: &std::io::Error) -> String {
    match bad.kind() {
        ErrorKind::AddrInUse => {
            format!(
                "another program listens at {address}; choose another port, for example {option} {}",
                next_port(address)
            )
        }
        ErrorKind::PermissionDenied if address.port() < FIRST_FREE_PORT => {
            format!("port {} is reserved; choose a port from {FIRST_FREE_PORT} up with {option}", address.port())
        }
        ErrorKind::AddrNotAvailable => {
            format!("this machine has no address {}; choose another with {option}", address.ip())
        }
        _ => format!("cannot listen at {address}: {bad}"),
    }
}

/// The same address with another port: the next one, or any that is free.
fn next_port(mut address: SocketAddr) -> SocketAddr {
    address.set_port(address.port().checked_add(1).unwrap_or(0));
    address
}

/// The address for a browser: replaces the address "any" (0.0.0.0 or ::) with localhost.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

/// Where others in the same network may reach a server that listens at all addresses. Nothing is sent: the system only says
/// which of its addresses it would send from.
fn in_network(listening: SocketAddr) -> Option<SocketAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok().filter(|_| listening.ip().is_unspecified())?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then(|| SocketAddr::new(own, listening.port()))
}

/// Opens the page in the default browser. If that fails, the address is still on the screen.
fn open(page: &str) {
    let (opener, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(opener);
    command.args(before).arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Some openers run until the browser is closed.
    std::thread::spawn(move || match command.status() {
        Ok(status) if status.success() => {}
        Ok(status) => complain(&format!("no browser was opened ({opener}: {status}); open the address above")),
        Err(bad) => complain(&format!("no browser was opened ({opener}: {bad}); open the address above")),
    });
}
