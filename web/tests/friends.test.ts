// SPDX-License-Identifier: MIT
import { mount, unmount, flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { friends_words } from '../src/friends/words';
import { kLanguageCodes } from '../src/i18n/languages';
import { route_of } from '../src/lib/app/router.svelte';
import { api, Refusal } from '../src/lib/net/api';
import { is_host_machine, join_origin } from '../src/lib/net/join_addresses';
import type { JoinAddresses } from '../src/lib/protocol';
import Friends from '../src/pages/Friends.svelte';

afterEach(() => vi.restoreAllMocks());

async function page_with(answer: Promise<JoinAddresses>): Promise<string> {
  vi.spyOn(api, 'addresses').mockReturnValue(answer);
  const page = mount(Friends, { target: document.body });
  await answer.catch(() => undefined);
  await Promise.resolve();
  flushSync();
  const html = document.body.innerHTML;
  await unmount(page);
  return html;
}

it('has a page of its own', () => {
  expect(route_of('/friends')).toEqual({ page: 'friends' });
  expect(route_of('/friends/more')).toEqual({ page: 'missing' });
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.0.0.9', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['aude.example', false],
  ['127.0.0.1.aude.example', false],
  ['localhost.aude.example', false],
])('%s is the machine of the server: %s', (hostname, expected) => {
  expect(is_host_machine(hostname)).toBe(expected);
});

it('sends links with an address that others can open', async () => {
  const addresses = vi.spyOn(api, 'addresses');
  addresses.mockResolvedValue({ network: true, addresses: ['http://192.168.1.20:8080/', 'http://10.0.0.2:8080/'] });
  expect(await join_origin()).toBe('http://192.168.1.20:8080');
  addresses.mockResolvedValue({ network: false, addresses: [] });
  expect(await join_origin()).toBe(location.origin);
  addresses.mockRejectedValue(new Refusal('not_allowed', '', null));
  expect(await join_origin()).toBe(location.origin);
});

it('shows every address with its code', async () => {
  const urls = ['http://192.168.1.20:8080/', 'http://10.0.0.2:8080/'];
  const html = await page_with(Promise.resolve({ network: true, addresses: urls }));
  for (const url of urls) expect(html).toContain(friends_words.en.qr(url));
  expect(new Set(html.match(/ d="(M\d+ \d+h1v1h-1z)+"/g)).size).toBe(2);
  expect(html).toContain('one of these addresses');
  expect(html).not.toContain('--host 0.0.0.0');
});

it('says how to open the server to the network', async () => {
  const html = await page_with(Promise.resolve({ network: false, addresses: [] }));
  expect(html).toContain('aude serve --host 0.0.0.0');
  expect(html).not.toContain('QR');
});

it('says that there is no network, and who may not see the addresses', async () => {
  expect(await page_with(Promise.resolve({ network: true, addresses: [] }))).toContain(friends_words.en.no_network);
  const refused = Promise.reject<JoinAddresses>(new Refusal('not_allowed', '', null));
  expect(await page_with(refused)).toContain(friends_words.en.not_here);
});

it.each(kLanguageCodes)('has different words in %s', (language) => {
  const words = friends_words[language];
  const texts = [words.lead(1), words.lead(2), words.then, words.closed, words.not_here];
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect(text).not.toContain("'");
    if (language !== 'en') expect(Object.values(friends_words.en)).not.toContain(text);
  }
  expect(words.firewall('8080')).toContain('8080');
});
