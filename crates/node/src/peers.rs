//! Packets to and from other nodes: their numbers, and what happens when some are lost.

use protocol::Problem;
use store::NodeId;

use crate::message::{Message, Packet};
use crate::node::{Effect, Node, Numbered};

/// How often a node tells the others that it is there, and how many packets it has sent, in milliseconds.
pub(crate) const BEAT: u64 = 1_000;

/// How much the messages of one packet weigh at most, unless it has only one. A bus carries a megabyte, and texts can become
/// twice as long when they are written into a packet.
const HEAVIEST: usize = 256 * 1024;
/// How much a message weighs at most.
const HEAVIEST_MESSAGE: usize = 450 * 1024;

/// Divides messages into packets that the bus can carry.
fn in_packets(messages: Vec<Message>) -> Vec<Vec<Message>> {
    let mut packets: Vec<Vec<Message>> = Vec::new();
    let mut weight = 0;
    for message in messages {
        let more = message.weight();
        match packets.last_mut().filter(|_| weight + more <= HEAVIEST) {
            Some(packet) => {
                packet.push(message);
                weight += more;
            }
            None => {
                packets.push(vec![message]);
                weight = more;
            }
        }
    }
    packets
}

/// What is known of the packets to and from another node.
#[derive(Default)]
pub(crate) struct Peer {
    /// The number of the last packet to it.
    sent: u64,
    /// The number of the last packet from it.
    received: u64,
    /// How often packets from it were missing.
    gaps: u64,
    /// How often packets to it were missing, as it has told.
    gaps_there: u64,
    /// When it was heard last.
    pub(crate) heard: u64,
}

impl<T, C: Clone + PartialEq + Numbered> Node<T, C> {
    /// Sends a message with the next packet to a node. An answer that no packet can carry is a refusal: it would be lost, and
    /// asked for again and again.
    pub(crate) fn send(&mut self, to: NodeId, message: Message) {
        let message = match message {
            Message::Answer { number, .. } if message.weight() > HEAVIEST_MESSAGE => {
                let why = "this answer is too large to be sent from one server to another";
                Message::Answer { number, reply: Err(Problem::new(500, "too-large", why)) }
            }
            message => message,
        };
        self.out.entry(to).or_default().push(message);
    }

    /// Makes packets of the messages so far.
    pub(crate) fn flush(&mut self) {
        for (to, messages) in std::mem::take(&mut self.out) {
            let peer = self.peers.entry(to).or_default();
            for messages in in_packets(messages) {
                peer.sent += 1;
                self.ready.push(Effect::Send(to, Packet { from: self.id, number: peer.sent, messages }));
            }
        }
    }

    /// Whether the messages of a packet are to be heard: not if it came before. If packets before it are missing, what they may
    /// have said is asked for again.
    pub(crate) fn is_next(&mut self, packet: &Packet, now: u64) -> bool {
        self.was_heard(packet.from, now);
        // Beats are not counted.
        if packet.number == 0 {
            return true;
        }
        let peer = self.peers.entry(packet.from).or_default();
        if packet.number <= peer.received {
            return false;
        }
        let is_gap = packet.number > peer.received + 1;
        peer.received = packet.number;
        if is_gap {
            self.missed(packet.from, now);
        }
        true
    }

    /// Packets of a node are missing.
    fn missed(&mut self, from: NodeId, now: u64) {
        self.peers.entry(from).or_default().gaps += 1;
        // One of them may have said that a token is revoked.
        self.ready.push(Effect::Forget(None));
        self.resync(from, now);
    }

    /// Asks a node again for everything that it was asked and that is watched there.
    pub(crate) fn resync(&mut self, node: NodeId, now: u64) {
        self.ask_again(node, now);
        self.watch_again(node, now);
        self.retry_parked(now);
    }

    pub(crate) fn heard_beat(&mut self, from: NodeId, sent: u64, gaps: u64, now: u64) {
        let peer = self.peers.entry(from).or_default();
        if sent > peer.received {
            peer.received = sent;
            self.missed(from, now);
        }
        let peer = self.peers.entry(from).or_default();
        if gaps != peer.gaps_there {
            peer.gaps_there = gaps;
            self.resync(from, now);
        }
    }

    /// Sends the beats that are due. What is sent together with a beat is sent before it.
    pub(crate) fn beat(&mut self, now: u64) {
        if now < self.next_beat {
            return;
        }
        self.next_beat = now + BEAT;
        self.flush();
        let others: Vec<NodeId> = self.nodes.iter().copied().filter(|node| *node != self.id).collect();
        for to in others {
            let peer = self.peers.entry(to).or_default();
            let beat = Message::Beat { sent: peer.sent, gaps: peer.gaps };
            self.ready.push(Effect::Send(to, Packet { from: self.id, number: 0, messages: vec![beat] }));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hall::Answer;

    use super::*;

    #[derive(Clone, PartialEq)]
    struct Connection;

    impl Numbered for Connection {
        fn number(&self) -> u64 {
            1
        }
    }

    fn answer(number: u64, length: usize) -> Message {
        // The worst text: each character becomes two in a packet.
        Message::Answer { number, reply: Ok(Answer::ok("\\".repeat(length))) }
    }

    #[test]
    fn no_packet_is_larger_than_a_bus_carries_and_all_messages_come_in_order() {
        let mut node: Node<(), Connection> =
            Node::among_others(NodeId(1), || [0; 32], [0; 32], Arc::new(words::Words::none()));
        for number in 0..60 {
            node.send(NodeId(2), answer(number, 40_000));
        }
        node.send(NodeId(2), answer(60, 440_000));
        node.send(NodeId(2), answer(61, 600_000));
        node.flush();
        let mut numbers = Vec::new();
        for (place, effect) in node.ready.iter().enumerate() {
            let Effect::Send(_, packet) = effect else { panic!("packets alone") };
            let size = serde_json::to_vec(packet).expect("it is written").len();
            assert!(size < 1024 * 1024, "{size}");
            assert_eq!(packet.number, place as u64 + 1);
            for message in &packet.messages {
                let Message::Answer { number, reply } = message else { panic!("answers alone") };
                assert_eq!(reply.is_ok(), *number < 61, "what no packet can carry is refused");
                numbers.push(*number);
            }
        }
        assert_eq!(numbers, (0..62).collect::<Vec<_>>());
    }
}
