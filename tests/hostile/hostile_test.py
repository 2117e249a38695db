# SPDX-License-Identifier: MIT
"""Attacks from one address, and what other clients notice."""
import http.client
import json
import os
import resource
import socket
import ssl
import subprocess
import tempfile
import unittest

from hosted import ATTACKER, HostedServer, WebSocket, frame, is_open, large_setup, order, program

SMALL = {'sets': ['base'], 'bag': ['E', 'E', 'D', 'V', 'V', 'U']}


class Proxy(unittest.TestCase):
    def test_limits_hit_who_used_them_up_and_nobody_on_the_same_connection(self):
        with HostedServer(program(), '--proxy', '--tables', '3') as server:
            shared = http.client.HTTPConnection('127.0.0.1', server.port)
            made = {}
            for who in ['203.0.113.1'] * 4 + ['203.0.113.2']:
                shared.request('POST', '/api/tables', json.dumps(order('here', 'here')),
                               {'X-Forwarded-For': who})
                answer = shared.getresponse()
                answer.read()
                made.setdefault(who, []).append(answer.status)
            self.assertEqual(made['203.0.113.1'], [201, 201, 201, 429])
            self.assertEqual(made['203.0.113.2'], [201])
            shared.close()

    def test_what_is_for_this_machine_stays_so_on_a_shared_connection(self):
        with HostedServer(program(), '--proxy') as server:
            shared = http.client.HTTPConnection('127.0.0.1', server.port)
            statuses = []
            for who in ['127.0.0.1', '203.0.113.1', '127.0.0.1']:
                shared.request('GET', '/metrics', headers={'X-Forwarded-For': who})
                answer = shared.getresponse()
                answer.read()
                statuses.append(answer.status)
            self.assertEqual(statuses, [200, 403, 200])
            shared.close()


class Starving(unittest.TestCase):
    def setUp(self):
        self.server = HostedServer(program())

    def tearDown(self):
        self.server.__exit__()

    def guest(self):
        table = self.server.make(order('here', 'here'))
        return WebSocket(self.server, table['table'], [seat['token'] for seat in table['seats']])

    def test_questions_about_a_huge_table_hold_nobody_up(self):
        table = self.server.make(order('open', 'open', setup=large_setup()), ATTACKER)
        guest = self.guest()
        sockets = [WebSocket(self.server, table['table'], [], ATTACKER) for _ in range(5)]
        for _ in range(30):
            for each in sockets:
                each.say(type='ask', what='cells')
        for _ in range(5):
            self.assertEqual(guest.act()['type'], 'ok')
        for each in sockets:
            self.assertIsNotNone(each.answer(each.ids))
        # One answer for all, and no more than an address may ask.
        self.assertEqual(self.server.figure('questions_worked_out_total'), 1)
        self.assertGreater(self.server.figure('too_fast_total'), 0)

    def test_replays_of_one_address_are_bounded_and_others_go_between(self):
        record = self.server.record()
        flood = []
        for _ in range(95):
            connection = self.server.connect(ATTACKER)
            connection.sendall((f'POST /api/replay HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n'
                                f'Content-Length: {len(record)}\r\n\r\n{record}').encode())
            flood.append(connection)
        small = json.dumps({'record': {'aude': 1, 'setup': {'sets': ['base'], 'players': ['A', 'B']},
                                       'actions': []}, 'what': 'cells'})
        status, _ = self.server.ask('POST', '/api/ask', small)
        self.assertEqual(status, 200)
        self.assertGreater(self.server.figure('jobs_waiting'), 0, 'it was answered before the flood was')
        statuses = []
        for connection in flood:
            answer = b''
            while more := connection.recv(1 << 16):
                answer += more
            statuses.append(int(answer.split()[1]) if answer else 0)
            connection.close()
        self.assertGreater(statuses.count(429) + statuses.count(0), 40)
        self.assertGreater(statuses.count(200), 0)
        self.assertLess(self.server.memory(), 500)

    def test_silent_connections_of_one_address_are_few(self):
        silent = [self.server.connect(ATTACKER) for _ in range(300)]
        half = [self.server.connect(ATTACKER) for _ in range(20)]
        for connection in half:
            try:
                connection.sendall(b'GET / HTTP/1.1\r\nHo')
            except ConnectionError:
                pass
        self.assertEqual(self.guest().act()['type'], 'ok')
        # All have been accepted or turned away by now: the guest came after them.
        self.assertLessEqual(sum(is_open(each) for each in silent + half), 20)
        self.assertGreaterEqual(self.server.figure('connections_turned_away_total'), 300)
        for connection in silent + half:
            connection.close()

    def test_unwatched_tables_of_bots_use_nothing(self):
        for _ in range(30):
            self.server.make(order(*['master'] * 8), ATTACKER)
        table = self.server.make(order('here', 'easy', setup=SMALL))
        guest = WebSocket(self.server, table['table'], [table['seats'][0]['token']])
        while guest.act() is not None:
            pass
        self.assertEqual(guest.view['stage'], 'over')
        self.assertEqual(self.server.figure('bots_waiting'), 0)

    def test_rematches_are_tables_made(self):
        table = self.server.make(order('random', 'random', setup={'sets': ['base'], 'bag': ['E']}), ATTACKER)
        host, name, made = table['host'], table['table'], 1
        while True:
            socket = WebSocket(self.server, name, [host], ATTACKER)
            while socket.view['stage'] != 'over':
                socket.next()
            answer = socket.answer(socket.say(type='rematch'))
            if answer['type'] == 'error':
                self.assertEqual(answer['code'], 'too_fast')
                break
            made += 1
            while not socket.view.get('rematch'):
                socket.next()
            name = socket.view['rematch']
            socket.close()
        self.assertLessEqual(made, 32)

    def test_opening_sockets_is_metered(self):
        table = self.server.make(order('open', 'open'), ATTACKER)
        statuses = []
        for _ in range(200):
            socket = WebSocket(self.server, table['table'], address=ATTACKER)
            statuses.append(socket.status)
            socket.close()
        self.assertIn(429, statuses)
        self.assertEqual(WebSocket(self.server, table['table']).status, 101)

    def test_readers_who_never_read_cannot_fill_the_memory(self):
        table = self.server.make(order('open', 'open', setup=large_setup()), ATTACKER)
        sockets = [WebSocket(self.server, table['table'], [], ATTACKER, read=False) for _ in range(60)]
        guest = self.guest()
        for _ in range(60):
            for socket in list(sockets):
                try:
                    socket.send({'type': 'hello', 'tokens': []})
                except ConnectionError:
                    sockets.remove(socket)
        for _ in range(5):
            self.assertEqual(guest.act()['type'], 'ok')
        self.assertLessEqual(self.server.figure('unsent_bytes'), 32 << 20)
        self.assertLess(self.server.memory(), 400)

    def test_a_message_in_crumbs_ends_the_connection(self):
        table = self.server.make(order('open', 'open'))
        socket = WebSocket(self.server, table['table'], [])
        try:
            socket.socket.sendall(frame(b' ', 0x01) + frame(b' ', 0x00) * 200)
        except ConnectionError:
            pass
        while socket.next() is not None:
            pass

    def test_a_message_of_empty_fragments_ends_the_connection(self):
        table = self.server.make(order('open', 'open'))
        for crumbs in (frame(b'', 0x00) * 200, (frame(b'', 0x00) + frame(b'', 0x89)) * 200):
            socket = WebSocket(self.server, table['table'], [])
            try:
                socket.socket.sendall(frame(b'', 0x01) + crumbs)
            except ConnectionError:
                pass
            while socket.next() is not None:
                pass

    def test_many_messages_at_once_are_no_crumbs(self):
        table = self.server.make(order('open', 'open'))
        socket = WebSocket(self.server, table['table'], [])
        pieces = frame(b'{"type":"hello",', 0x01) + frame(b'"tokens":[]}', 0x80)
        socket.socket.sendall(pieces * 40)
        views = 0
        while views < 40:
            views += socket.next()['type'] == 'view'


class Replays(unittest.TestCase):
    def test_the_longest_game_of_the_box_is_given_whole(self):
        with HostedServer(program()) as server:
            record = server.record()
            status, body = server.ask('POST', '/api/replay', record)
            self.assertEqual(status, 200)
            self.assertEqual(len(json.loads(body)['steps']), len(json.loads(record)['actions']))
            self.assertLess(len(body), 4 << 20, 'a quarter of what a replay may be')


class Http(unittest.TestCase):
    def say(self, server, text):
        connection = server.connect()
        connection.sendall(text)
        answer = connection.recv(1 << 16)
        connection.close()
        return int(answer.split()[1])

    def test_what_can_be_read_in_two_ways_is_refused(self):
        with HostedServer(program()) as server:
            for header in [b'', b'Host: a\r\nHost: a\r\n', b'Host: a\r\nTransfer-Encoding: gzip, chunked\r\n',
                           b'Host: a\r\nTransfer-Encoding: identity\r\n',
                           b'Host: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n']:
                text = b'POST /api/tables HTTP/1.1\r\n' + header + b'\r\n0\r\n\r\n'
                self.assertEqual(self.say(server, text), 400, header)
            self.assertEqual(self.say(server, b'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n'), 417)

    def test_who_asks_whether_to_go_on_is_answered(self):
        with HostedServer(program()) as server:
            body = json.dumps(order('here', 'here')).encode()
            connection = server.connect()
            connection.sendall(b'POST /api/tables HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n'
                               b'Content-Length: %d\r\n\r\n' % len(body))
            self.assertTrue(connection.recv(100).startswith(b'HTTP/1.1 100 '))
            connection.sendall(body)
            self.assertTrue(connection.recv(1 << 16).startswith(b'HTTP/1.1 201 '))
            connection.close()


class Disk(unittest.TestCase):
    def test_when_it_is_full_that_is_said_and_nothing_refused_is_shown(self):
        # Files that may not grow: writing fails as on a full disk. Python ignores the signal for it, and so does its child.
        with HostedServer(program(), restore_signals=False, stderr=subprocess.DEVNULL) as server:
            table = server.make(order('here', 'here'))
            tokens = [seat['token'] for seat in table['seats']]
            guest = WebSocket(server, table['table'], tokens)
            self.assertEqual(guest.act()['type'], 'ok')
            path = f'/api/tables/{table["table"]}/record'
            before = server.ask('GET', path)
            limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
            answer = guest.act()
            self.assertTrue(answer is None or answer['type'] == 'error', answer)
            self.assertEqual(server.ask('GET', path), before)
            self.assertEqual(server.ask('GET', '/healthz'), (503, b'cannot store\n'))
            self.assertEqual(server.ask('POST', '/api/tables', json.dumps(order('here', 'here')))[0], 503)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
            self.assertEqual(WebSocket(server, table['table'], tokens).act()['type'], 'ok')


class Hosting(unittest.TestCase):
    def test_a_second_server_on_the_same_folder_is_refused(self):
        with HostedServer(program()) as server:
            second = subprocess.run([program(), 'serve', '--port', '0', '--data', server.folder + '/data'],
                                    capture_output=True, text=True)
            self.assertNotEqual(second.returncode, 0)
            self.assertIn('another server', second.stderr)

    def test_the_data_folder_is_nobody_elses(self):
        with HostedServer(program()) as server:
            server.make(order('here', 'here'))
            self.assertEqual(os.stat(server.folder + '/data').st_mode & 0o777, 0o700)
            for name in os.listdir(server.folder + '/data'):
                self.assertEqual(os.stat(f'{server.folder}/data/{name}').st_mode & 0o077, 0, name)

    def test_systemd_is_notified_of_readiness_and_by_the_watchdog(self):
        with tempfile.TemporaryDirectory(prefix='aude-hostile-') as folder:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as system:
                system.bind(folder + '/notify')
                system.settimeout(120)
                with HostedServer(program(), env={**os.environ, 'NOTIFY_SOCKET': folder + '/notify'}):
                    received = set()
                    while not {b'READY=1', b'WATCHDOG=1'} <= received:
                        received.add(system.recv(100))


def trusting():
    """Believes any certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Tls(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix='aude-hostile-')
        certificate, key = self.folder.name + '/cert.pem', self.folder.name + '/key.pem'
        subprocess.run(['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj',
                        '/CN=localhost', '-keyout', key, '-out', certificate], check=True, capture_output=True)
        self.options = ['--cert', certificate, '--key', key]

    def tearDown(self):
        self.folder.cleanup()

    def test_handshakes_of_one_address_are_metered(self):
        context = trusting()
        said = ssl.MemoryBIO()
        with self.assertRaises(ssl.SSLWantReadError):
            context.wrap_bio(ssl.MemoryBIO(), said).do_handshake()
        hello = said.read()
        with HostedServer(program(), *self.options) as server:
            for _ in range(1000):
                connection = server.connect(ATTACKER)
                try:
                    connection.sendall(hello)
                except ConnectionError:
                    pass
                connection.close()
            guest = http.client.HTTPSConnection('127.0.0.1', server.port, context=context)
            guest.request('GET', '/metrics')
            figures = dict(line.split() for line in guest.getresponse().read().decode().splitlines()
                           if not line.startswith('#'))
            guest.close()
            self.assertGreater(float(figures['aude_connections_turned_away_total']), 0)

    def test_old_talks_stay_secret(self):
        with HostedServer(program(), *self.options) as server:
            def shake(ciphers):
                context = trusting()
                context.maximum_version = ssl.TLSVersion.TLSv1_2
                context.set_ciphers(ciphers)
                with context.wrap_socket(server.connect()) as line:
                    return line.cipher()[0]
            self.assertTrue(shake('ECDHE+AESGCM').startswith('ECDHE'))
            with self.assertRaises((ssl.SSLError, ConnectionError)):
                shake('AES128-GCM-SHA256:AES128-SHA')


if __name__ == '__main__':
    unittest.main(verbosity=2, warnings='ignore')
