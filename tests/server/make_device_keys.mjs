#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Writes tests/data/players/device_keys.json: keys and signatures as WebCrypto makes them. The keys and signatures are
// new each time.
//
//   scripts/node.sh node tests/server/make_device_keys.mjs
import { writeFileSync } from 'node:fs';
import { webcrypto } from 'node:crypto';

const text = (bytes) => Buffer.from(bytes).toString('base64url');
const out = [];
for (const message of ['', 'aude\nlogin\naude.example\nA1b2', 'ü€𝒜'.repeat(200)]) {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  out.push({
    raw: text(await webcrypto.subtle.exportKey('raw', pair.publicKey)),
    spki: text(await webcrypto.subtle.exportKey('spki', pair.publicKey)),
    message,
    signature: text(
      await webcrypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, new TextEncoder().encode(message)),
    ),
  });
}
writeFileSync(new URL('../data/players/device_keys.json', import.meta.url), JSON.stringify(out, null, 2) + '\n');
