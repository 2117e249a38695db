// SPDX-License-Identifier: MIT
// The key of this device: made here, kept in the browser's database, and never readable, not even by this page.
const kAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const kDatabase = 'aude-player';
const kStore = 'keys';

// Browsers have WebCrypto only in secure contexts: https, and http on the machine of the server itself.
export const can_sign = (): boolean => isSecureContext && 'subtle' in crypto && 'indexedDB' in globalThis;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database of the browser has failed'));
  });
}

async function keys(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(kDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(kStore);
  return (await settled(opening)).transaction(kStore, mode).objectStore(kStore);
}

async function key_pair(): Promise<CryptoKeyPair> {
  const kept: unknown = await settled((await keys('readonly')).get('mine'));
  if (kept !== undefined) return kept as CryptoKeyPair;
  const made = await crypto.subtle.generateKey(kAlgorithm, false, ['sign']);
  await settled((await keys('readwrite')).put(made, 'mine'));
  return made;
}

// The next key is another one.
export async function forget_key(): Promise<void> {
  await settled((await keys('readwrite')).delete('mine'));
}

export function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function hash_of(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Proof {
  key: string;
  challenge: string;
  signature: string;
}

// The signature of docs/protocol.md, "Players".
export async function prove(purpose: string, challenge: string, host = location.host): Promise<Proof> {
  const pair = await key_pair();
  const text = new TextEncoder().encode(['aude', purpose, host, challenge].join('\n'));
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, text);
  const key = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { key: base64url(key), challenge, signature: base64url(signature) };
}
