//! What all nodes must know before somebody is told that it is done: names, and tokens that are revoked.
//!
//! Nodes remember tokens and names, so that the database is not asked for every request. Whoever changes one tells the others
//! and waits until all have heard it. A node that cannot be told does not hear the others either, and then trusts nothing that
//! it remembers ([`Node::hears_everybody`]) before the wait is over.

use std::collections::BTreeSet;

use hall::{Answer, Body};
use protocol::{Player, PlayerId};
use store::NodeId;

use crate::message::Message;
use crate::node::{Effect, Node, Numbered};
use crate::peers::BEAT;

/// How long another node may be silent until nothing remembered is trusted, in milliseconds: a beat may get lost.
const SILENCE: u64 = 5 * BEAT / 2;
/// How long a change waits for nodes that do not say that they have heard it.
const PATIENCE: u64 = 3 * BEAT;

/// Something that other nodes are told.
pub(crate) struct Announcement<T> {
    number: u64,
    ticket: T,
    /// The nodes that have not yet said that they have heard it.
    waiting: BTreeSet<NodeId>,
    until: u64,
}

impl<T, C: Clone + PartialEq + Numbered> Node<T, C> {
    /// A player has another name, or a token of the player is revoked: what is remembered of the player is void. The ticket is
    /// answered when no node trusts it any more.
    pub fn changed(&mut self, ticket: T, player: PlayerId, name: Option<&Player>, now: u64) {
        if let Some(named) = name {
            self.hall.rename(named);
            self.broadcast(&Message::Named(named.clone()));
        }
        let number = self.new_number();
        self.broadcast(&Message::Forget { number, player });
        let waiting = self.nodes.iter().copied().filter(|node| *node != self.id).collect();
        self.announcements.push(Announcement { number, ticket, waiting, until: now + PATIENCE });
        self.end_announcements(now);
    }

    /// Another node has heard an announcement.
    pub(crate) fn has_heard(&mut self, node: NodeId, number: u64, now: u64) {
        if let Some(announcement) = self.announcements.iter_mut().find(|announcement| announcement.number == number) {
            announcement.waiting.remove(&node);
            self.end_announcements(now);
        }
    }

    /// Answers those who need not wait any more: all nodes that are there have heard it, or it is long ago.
    pub(crate) fn end_announcements(&mut self, now: u64) {
        let nodes = &self.nodes;
        let is_over = |announcement: &mut Announcement<T>| {
            announcement.waiting.retain(|node| nodes.contains(node));
            announcement.waiting.is_empty() || announcement.until <= now
        };
        for announcement in self.announcements.extract_if(.., is_over) {
            let done = Answer { status: 200, body: Body::Json("{}".to_owned()) };
            self.ready.push(Effect::Answer(announcement.ticket, Ok(done)));
        }
    }

    /// When the next announcement has waited long enough.
    pub(crate) fn next_announcement_end(&self) -> Option<u64> {
        self.announcements.iter().map(|announcement| announcement.until).min()
    }

    /// Another node is heard. What it has said during a silence was not heard, and perhaps not even meant for this node.
    pub(crate) fn was_heard(&mut self, node: NodeId, now: u64) {
        let peer = self.peers.entry(node).or_default();
        let was_silent = peer.heard + SILENCE <= now;
        peer.heard = now;
        if was_silent {
            self.ready.push(Effect::Forget(None));
        }
    }

    /// Whether the lease holds and all other nodes were heard lately, so that what is remembered of players can be trusted.
    #[must_use]
    pub fn hears_everybody(&self, now: u64, monotonic: u64) -> bool {
        let was_heard = |node: &NodeId| self.peers.get(node).is_some_and(|peer| now < peer.heard + SILENCE);
        self.lease_holds(monotonic) && self.nodes.iter().filter(|node| **node != self.id).all(was_heard)
    }
}
