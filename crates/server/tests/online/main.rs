//! The contract of online tables over real sockets, by clients that speak nothing but HTTP, WebSockets and JSON.

mod bounds;
mod chat;
mod client;
mod clocks;
mod crowd;
mod description;
mod gamers;
mod here;
mod house;
mod limits;
mod live;
mod log;
mod news;
mod nodes;
mod players;
mod playing;
mod reports;
mod restart;
mod rolling;
mod safe;
mod storing;
mod tables;
mod whole_games;
