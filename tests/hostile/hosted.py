# SPDX-License-Identifier: MIT
"""A server to be attacked, and clients that do what no browser would. Standard library, loopback only.

Attackers use the address 127.0.0.9, other clients 127.0.0.1.
"""
import http.client
import json
import os
import socket
import struct
import subprocess
import tempfile

ATTACKER = '127.0.0.9'
GUEST = '127.0.0.1'


class HostedServer:
    """`aude serve` on a port that the system chose, with a folder of its own."""

    def __init__(self, aude, *options, folder=None, **more):
        self.aude = aude
        self.keep = None if folder else tempfile.TemporaryDirectory(prefix='aude-hostile-')
        self.folder = folder or self.keep.name
        self.process = subprocess.Popen(
            [aude, 'serve', '--port', '0', '--data', self.folder + '/data', *options],
            stdout=subprocess.PIPE, text=True, **more)
        ready = self.process.stdout.readline()
        self.port = int(ready.rsplit(':', 1)[1].strip().rstrip('/'))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        if self.keep:
            self.keep.cleanup()

    def connect(self, address=GUEST):
        # After this many seconds without an answer the test fails.
        connection = socket.create_connection(('127.0.0.1', self.port), 120, (address, 0))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def ask(self, method, path, body=None, address=GUEST, headers=None):
        connection = http.client.HTTPConnection('127.0.0.1', self.port, source_address=(address, 0))
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def make(self, order, address=GUEST):
        status, body = self.ask('POST', '/api/tables', json.dumps(order), address)
        assert status == 201, body
        return json.loads(body)

    def figure(self, name):
        _, body = self.ask('GET', '/metrics')
        for line in body.decode().splitlines():
            if line.startswith('aude_' + name + ' '):
                return float(line.split()[1])
        raise KeyError(name)

    def memory(self):
        """The most it has used so far, in MB."""
        with open(f'/proc/{self.process.pid}/status') as status:
            for line in status:
                if line.startswith('VmHWM'):
                    return int(line.split()[1]) / 1000
        return 0

    def record(self):
        """A long game of everything, as text."""
        return subprocess.run(
            [self.aude, 'random', '--sets', 'base,river,inns,traders,hills,wheel', '--players', '8'],
            capture_output=True, text=True, check=True).stdout.strip()


def order(*seats, setup=None, **more):
    """Seats are 'here', 'open' or a bot's level."""
    listed = []
    for seat in seats:
        if seat in ('here', 'open'):
            listed.append({'kind': seat, 'name': f'P{len(listed)}'} if seat == 'here' else {'kind': seat})
        else:
            listed.append({'kind': 'bot', 'level': seat})
    return {'setup': setup or {'sets': ['base']}, 'seats': listed, **more}


def large_setup(tiles=1000):
    """A setup with this many start tiles in a row: the most places to try for its size."""
    start = [{'tile': 'U', 'at': [0, y], 'rotation': 0} for y in range(tiles)]
    return {'sets': ['base'], 'start': start}


def frame(payload, first=0x81):
    data = payload if isinstance(payload, bytes) else payload.encode()
    head = bytes([first])
    if len(data) < 126:
        head += bytes([0x80 | len(data)])
    else:
        head += bytes([0x80 | 126]) + struct.pack('>H', len(data))
    return head + b'\0\0\0\0' + data


class WebSocket:
    def __init__(self, server, table, tokens=None, address=GUEST, read=True):
        self.socket = server.connect(address)
        self.buffer = b''
        self.ids = 0
        self.view = {}
        self.socket.sendall((f'GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n'
                             'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
                             'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n').encode())
        while b'\r\n\r\n' not in self.buffer:
            more = self.socket.recv(65536)
            if not more:
                break
            self.buffer += more
        head, _, self.buffer = self.buffer.partition(b'\r\n\r\n')
        self.status = int(head.split()[1]) if head else 0
        if self.status == 101 and tokens is not None:
            self.send({'type': 'hello', 'tokens': tokens})
            if read:
                while not self.view:
                    if self.next() is None:
                        break

    def close(self):
        self.socket.close()

    def send(self, message):
        self.socket.sendall(frame(json.dumps(message)))

    def fill(self, count):
        while len(self.buffer) < count:
            try:
                more = self.socket.recv(1 << 16)
            except ConnectionError:
                return False
            if not more:
                return False
            self.buffer += more
        return True

    def next(self):
        """The next message; None when the connection is closed."""
        while True:
            if not self.fill(2):
                return None
            kind, length, head = self.buffer[0] & 15, self.buffer[1], 2
            if length >= 126:
                head = 4 if length == 126 else 10
                if not self.fill(head):
                    return None
                length = int.from_bytes(self.buffer[2:head], 'big')
            if not self.fill(head + length):
                return None
            payload, self.buffer = self.buffer[head:head + length], self.buffer[head + length:]
            if kind == 8:
                return None
            if kind == 9:
                self.socket.sendall(frame(payload, 0x8A))
            if kind == 1:
                message = json.loads(payload)
                if message['type'] in ('view', 'update'):
                    self.view.update(message)
                return message

    def say(self, **message):
        self.ids += 1
        self.send({**message, 'id': self.ids})
        return self.ids

    def answer(self, number):
        while True:
            message = self.next()
            if message is None or message.get('id') == number:
                return message

    def act(self):
        """Any legal action, waited for until it is acknowledged; None when there is none."""
        while not self.view['legal']:
            if self.view['stage'] == 'over' or self.next() is None:
                return None
        action = self.view['legal'][0]
        self.view['legal'] = []
        return self.answer(self.say(type='act', version=self.view['version'], action=action, confirm=True))


def is_open(connection):
    """Whether the other end has left a silent connection open, as far as is known now."""
    connection.setblocking(False)
    try:
        return connection.recv(1) != b''
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def program():
    return os.environ.get('AUDE_PROGRAM') or os.path.join(
        os.path.dirname(os.path.abspath(__file__)), '../../build/release/aude')
