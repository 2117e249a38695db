# SPDX-License-Identifier: MIT
"""A player's device: a key of P-256, and requests that it signs (docs/protocol.md). Standard library."""
import base64
import hashlib
import json
import secrets

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
BASE = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
        0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5)


def added(one, other):
    if one is None or other is None:
        return one or other
    if one[0] == other[0] and (one[1] + other[1]) % P == 0:
        return None
    if one == other:
        slope = (3 * one[0] * one[0] - 3) * pow(2 * one[1], -1, P)
    else:
        slope = (other[1] - one[1]) * pow(other[0] - one[0], -1, P)
    x = (slope * slope - one[0] - other[0]) % P
    return x, (slope * (one[0] - x) - one[1]) % P


def times(number, point):
    total = None
    while number:
        if number & 1:
            total = added(total, point)
        point = added(point, point)
        number >>= 1
    return total


def text_of(data):
    return base64.urlsafe_b64encode(data).rstrip(b'=').decode()


class Device:
    def __init__(self):
        self.secret = secrets.randbelow(ORDER - 1) + 1
        x, y = times(self.secret, BASE)
        self.key = text_of(b'\4' + x.to_bytes(32, 'big') + y.to_bytes(32, 'big'))

    def sign(self, purpose, host, challenge):
        digest = int.from_bytes(hashlib.sha256(f'aude\n{purpose}\n{host}\n{challenge}'.encode()).digest(), 'big')
        chance = secrets.randbelow(ORDER - 1) + 1
        r = times(chance, BASE)[0] % ORDER
        s = pow(chance, -1, ORDER) * (digest + r * self.secret) % ORDER
        return text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))

    def ask(self, server, method, path, body='', address='127.0.0.1'):
        _, answer = server.ask('GET', '/api/challenge', None, address)
        challenge = json.loads(answer)['challenge']
        purpose = f'{method} {path} {hashlib.sha256(body.encode()).hexdigest()}'
        proof = f'Aude {self.key}.{challenge}.{self.sign(purpose, f"127.0.0.1:{server.port}", challenge)}'
        return server.ask(method, path, body or None, address, {'Authorization': proof})
