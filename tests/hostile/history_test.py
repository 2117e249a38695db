# SPDX-License-Identifier: MIT
"""The checker of bench/nodes-faults finds planted faults, and nothing in correct histories."""
import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../bench'))
from nodes_history import History, check  # noqa: E402

FINAL = ['a', 'b', 'c', 'd']


def act(history, begin, end, position, action, acknowledged=True, who='ann'):
    history.add(kind='act', begin=begin, end=end, position=position, action=action, acknowledged=acknowledged, who=who)


def read(history, begin, end, length, log=None, who='ben'):
    history.add(kind='read', begin=begin, end=end, length=length, log=log, who=who)


def correct():
    history = History()
    act(history, 1, 2, 0, 'a')
    read(history, 1.5, 3, 0)  # began before the action was acknowledged
    read(history, 2.5, 3, 1, ('a',))
    act(history, 4, 5, 1, 'b')
    act(history, 6, float('inf'), 2, 'c', acknowledged=False)  # no answer, but it was stored
    read(history, 7, 8, 3)
    act(history, 9, 10, 3, 'd')
    return history


class Checker(unittest.TestCase):
    def faults(self, history, final=FINAL, own=range(4)):
        return [fault.split(':')[0] for fault in check(history, final, own)]

    def test_a_correct_history_has_no_faults(self):
        self.assertEqual(self.faults(correct()), [])

    def test_a_lost_action(self):
        self.assertIn('lost', self.faults(correct(), ['a', 'b', 'c']))
        self.assertIn('lost', self.faults(correct(), ['a', 'x', 'c', 'd']))

    def test_a_stale_read(self):
        history = correct()
        read(history, 10.5, 11, 3)
        self.assertEqual(self.faults(history), ['stale'])

    def test_a_read_older_than_another_read(self):
        history = correct()
        read(history, 3.1, 3.2, 0)
        self.assertEqual(self.faults(history), ['stale'])

    def test_a_read_older_than_what_was_pushed_to_a_client(self):
        history = History()
        history.add(kind='seen', begin=1, end=1, length=2, who='ann')
        read(history, 2, 3, 1)
        self.assertEqual(self.faults(history, own=()), ['stale'])

    def test_something_pushed_late_is_no_fault(self):
        history = History()
        read(history, 1, 2, 2)
        history.add(kind='seen', begin=3, end=3, length=1, who='ann')
        self.assertEqual(self.faults(history, own=()), [])

    def test_one_position_acknowledged_to_two(self):
        history = correct()
        act(history, 4, 5, 1, 'b', who='ben')
        self.assertIn('twice', self.faults(history))

    def test_an_action_applied_twice(self):
        history = History()
        act(history, 1, 2, 0, 'a')
        self.assertEqual(self.faults(history, ['a', 'a'], range(2)), ['twice'])

    def test_a_log_that_diverged(self):
        history = correct()
        read(history, 2.6, 2.7, 1, ('x',))
        self.assertIn('diverged', self.faults(history))

    def test_an_acknowledgement_from_the_past(self):
        history = History()
        read(history, 1, 2, 3)
        act(history, 3, 4, 1, 'b')
        self.assertEqual(self.faults(history, own=()), ['stale'])


if __name__ == '__main__':
    unittest.main()
