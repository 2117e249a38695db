# SPDX-License-Identifier: MIT
"""Decides from a history of clients' operations whether each table was linearizable.

A table is a log that only grows: an action is appended at position n, a read returns the log. An operation has the time
at which the client began it and the time at which the client had its answer, all on one monotonic clock. The history of a
table is correct if
- every acknowledged action is in the final log at its position (nothing lost, nothing changed),
- no two acknowledged actions have the same position, and the final log has no action twice that was sent once,
- every read is a prefix of the final log, and
- no read is older, and no acknowledged action has an earlier position, than what any operation had returned before
  it began (no answer from the past).
"""
from dataclasses import dataclass, field


@dataclass
class Operation:
    kind: str  # 'act', 'read' or 'seen' (pushed by the server without a request)
    begin: float
    end: float  # when the answer came; of an action without an answer: float('inf')
    length: int = 0  # read, seen: actions in the log
    position: int = 0  # act
    action: str = ''
    acknowledged: bool = False
    log: tuple | None = None  # read: the actions themselves, if they were read
    who: str = ''


@dataclass
class History:
    operations: list = field(default_factory=list)

    def add(self, **members):
        operation = Operation(**members)
        self.operations.append(operation)
        return operation


def observed(operation):
    """The length of the log that this answer proves, or None."""
    if operation.kind == 'act':
        return operation.position + 1 if operation.acknowledged else None
    return operation.length


def check_contents(operations, final):
    faults = []
    owners = {}
    for each in operations:
        if each.kind == 'act' and each.acknowledged:
            if each.position >= len(final) or final[each.position] != each.action:
                faults.append(f'lost: {each.action!r} at {each.position}, acknowledged to {each.who}')
            if each.position in owners:
                faults.append(f'twice: position {each.position} acknowledged to {owners[each.position]} and {each.who}')
            owners[each.position] = each.who
        if each.kind == 'read' and each.log is not None and tuple(final[:len(each.log)]) != tuple(each.log):
            faults.append(f'diverged: {each.who} read a log that is not a prefix of the final one')
        elif each.kind != 'act' and each.length > len(final):
            faults.append(f'lost: {each.who} saw {each.length} actions, in the end there are {len(final)}')
    return faults


def check_order(operations):
    """Nothing that began after an answer may be older than that answer."""
    faults = []
    ends = sorted((each for each in operations if observed(each) is not None), key=lambda each: each.end)
    next_end, newest, proof = 0, 0, None
    for each in sorted(operations, key=lambda each: each.begin):
        while next_end < len(ends) and ends[next_end].end < each.begin:
            if observed(ends[next_end]) > newest:
                newest, proof = observed(ends[next_end]), ends[next_end]
            next_end += 1
        if each.kind == 'read' and each.length < newest:
            faults.append(f'stale: {each.who} read {each.length} actions at {each.end:.3f}, '
                          f'{proof.who} had seen {newest} at {proof.end:.3f}, before it began at {each.begin:.3f}')
        if each.kind == 'act' and each.acknowledged and each.position < newest:
            faults.append(f'stale: {each.who} was acknowledged position {each.position}, {newest} were there before')
    return faults


def check_twice(operations, final, sender):
    """Actions in the final log that nobody of `sender` has sent for that position."""
    sent = {(each.position, each.action) for each in operations if each.kind == 'act'}
    return [f'twice: {final[n]!r} at {n} was not sent for that position'
            for n in sender if n < len(final) and (n, final[n]) not in sent]


def check(history, final, own_positions=()):
    """All faults of one table. final: its log in the end; own_positions: those where the recorded clients acted."""
    operations = history.operations
    return (check_contents(operations, final) + check_order(operations)
            + check_twice(operations, final, own_positions))
