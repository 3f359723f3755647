//! Packets to and from other nodes: their numbers, and what happens when some are lost.

use store::NodeId;

use crate::message::{Message, Packet};
use crate::node::{Effect, Node, Numbered};

/// How often a node tells the others that it is there, and how many packets it has sent, in milliseconds.
pub(crate) const BEAT: u64 = 1_000;

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
    /// Sends a message with the next packet to a node.
    pub(crate) fn send(&mut self, to: NodeId, message: Message) {
        self.out.entry(to).or_default().push(message);
    }

    /// Makes packets of the messages so far.
    pub(crate) fn flush(&mut self) {
        for (to, messages) in std::mem::take(&mut self.out) {
            let peer = self.peers.entry(to).or_default();
            peer.sent += 1;
            self.ready.push(Effect::Send(to, Packet { from: self.id, number: peer.sent, messages }));
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
