// SPDX-License-Identifier: MIT
// A whole game inside a link: the record, compressed, behind the #, where no server ever sees it.
import type { GameRecord } from '../protocol';
import { has_record, kMark } from './record_mark';

const kLongest = 2_000_000; // letters of an unpacked record; a link that unpacks to more is refused

async function passed_through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const packed = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>);
  const reader = packed.getReader();
  const parts: Uint8Array[] = [];
  for (let length = 0; ;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > kLongest) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

// Base64 in the letters that may stand in a link.
function to_letters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
function from_letters(letters: string): Uint8Array {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

// "#record=...": put it behind the address of any Aude's replay page.
export async function fragment_of(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  return `${kMark}${to_letters(await passed_through(bytes, new CompressionStream('deflate-raw')))}`;
}

// A link to the home page of this site that opens the record.
export async function link_of(record: GameRecord): Promise<string> {
  const home = new URL(import.meta.env.BASE_URL, location.href);
  home.hash = await fragment_of(record);
  return home.href;
}

// The record's text as it was packed, unchecked: the table reads it as it reads a file. Null when the link was cut
// short or is none of ours.
export async function record_in(fragment: string): Promise<string | null> {
  if (!has_record(fragment)) return null;
  try {
    const bytes = await passed_through(
      from_letters(fragment.slice(kMark.length)),
      new DecompressionStream('deflate-raw'),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
