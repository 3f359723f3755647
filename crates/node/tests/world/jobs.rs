//! What a simulated process asks of its database, and what it is told of its lease.

use hall::Restoring;

use super::{Job, MARGIN, OfLease, RENEWAL, World};
use crate::database::LENGTH;

impl World {
    /// Does the next thing that needs the database.
    pub(super) fn use_database(&mut self, number: usize) {
        if self.processes[number].is_unsure {
            self.take_new_epoch(number);
        } else if let Some(job) = self.processes[number].jobs.pop_front() {
            self.do_job(number, job);
        }
        if self.processes[number].next_renewal <= self.now {
            self.renew(number);
        }
    }

    /// The node is told what has become of its lease: so many things.
    pub(super) fn tell_of_lease(&mut self, number: usize, most: usize) {
        let process = &mut self.processes[number];
        let now = self.now + process.skew;
        for told in process.of_lease.drain(..most.min(process.of_lease.len())) {
            match told {
                OfLease::Members(members, until) => process.node.members(&members, until, now),
                OfLease::Claimed(shards) => process.node.claimed(shards),
                OfLease::Released(shards) => process.node.released(shards),
            }
        }
    }

    fn take_new_epoch(&mut self, number: usize) {
        self.tell_of_lease(number, usize::MAX);
        let process = &mut self.processes[number];
        process.is_unsure = false;
        match self.database.new_epoch(process.id, process.epoch, self.now) {
            Ok(members) => {
                process.epoch = members.epoch;
                process.node.members(&members, self.now + LENGTH - MARGIN, self.now + process.skew);
            }
            Err(_) => self.rejoin(number),
        }
        let process = &mut self.processes[number];
        process.is_storing = false;
        process.node.failed();
    }

    /// The lease is lost: the node serves nothing, and joins again.
    fn rejoin(&mut self, number: usize) {
        let process = &mut self.processes[number];
        let now = self.now + process.skew;
        process.of_lease.clear();
        process.node.lost(now);
        process.jobs.retain(|job| !matches!(job, Job::Claim(_) | Job::Release(_)));
        let members = self.database.join(process.id, process.retiring.is_some(), self.now);
        process.epoch = members.epoch;
        process.node.members(&members, self.now + LENGTH - MARGIN, now);
    }

    fn renew(&mut self, number: usize) {
        let process = &mut self.processes[number];
        process.next_renewal = self.now + RENEWAL;
        match self.database.renew(process.id, process.epoch, process.retiring.is_some(), self.now) {
            Ok(members) => process.of_lease.push_back(OfLease::Members(Box::new(members), self.now + LENGTH - MARGIN)),
            Err(_) => self.rejoin(number),
        }
    }

    fn do_job(&mut self, number: usize, job: Job) {
        let fails = matches!(job, Job::Group(..)) && self.chance(self.faults.failed);
        let is_full = matches!(job, Job::Group(..)) && self.chance(self.faults.full);
        let is_stored = self.dice.below(2) == 0;
        let process = &mut self.processes[number];
        let (id, epoch, now) = (process.id, process.epoch, self.now + process.skew);
        match job {
            Job::Group(writes, epoch) if fails => {
                // The answer is lost.
                if is_stored {
                    let _ = self.database.commit(id, epoch, &writes);
                }
                process.is_unsure = true;
            }
            Job::Group(..) if is_full => {
                process.is_storing = false;
                process.node.failed();
            }
            Job::Group(writes, epoch) => {
                process.is_storing = false;
                match self.database.commit(id, epoch, &writes) {
                    Ok(()) => process.node.stored(),
                    // It was made in an earlier epoch.
                    Err(_) if epoch != process.epoch => process.node.failed(),
                    Err(_) => {
                        process.node.failed();
                        self.rejoin(number);
                    }
                }
            }
            Job::Claim(shards) => match self.database.claim(id, epoch, shards) {
                Ok(shards) => process.of_lease.push_back(OfLease::Claimed(shards)),
                Err(_) => self.rejoin(number),
            },
            Job::Release(shards) => match self.database.release(id, epoch, shards) {
                Ok(()) => process.of_lease.push_back(OfLease::Released(shards)),
                Err(_) => self.rejoin(number),
            },
            Job::Restore(shards) => {
                let mut restoring = Restoring::default();
                self.database.open_rows(shards).iter().for_each(|row| restoring.row(row));
                process.read.push_back((shards, restoring));
            }
            Job::Load(table) => {
                let rows = self.database.rows.get(&table).cloned().unwrap_or_default();
                process.node.loaded(table, &rows, &[], None, now);
            }
        }
    }
}
