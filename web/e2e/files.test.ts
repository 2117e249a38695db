// SPDX-License-Identifier: MIT
// Everything that a part of Aude writes, opened by everything that reads games: docs/testing.md has the table. Files
// of earlier versions are in e2e/fixtures.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kProgram } from './server';
import { bot, here, stage, type Guest } from './support';

const theatre = stage();
const folder = mkdtempSync(join(tmpdir(), 'aude-files-'));

// How many actions the replay on the page has.
const steps_of = async (guest: Guest): Promise<number> =>
  Number(await guest.page.locator('input[type="range"]').getAttribute('max'));

interface Written {
  name: string;
  text: string;
  actions: number;
  over: boolean;
}
const written: Written[] = [];

const run = (args: string[], input = ''): string =>
  execFileSync(kProgram, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
const is_link = ({ text }: Written): boolean => text.startsWith('http');

// What the file holds, according to `aude replay`; a link is for the page only.
function note(name: string, text: string, link = false): void {
  const record = link ? written.at(-1)! : null;
  if (record !== null) {
    written.push({ ...record, name, text });
    return;
  }
  const reached = JSON.parse(run(['replay', '-'], text).split('\n')[0]!) as { n: number; phase: string };
  written.push({ name, text, actions: reached.n, over: reached.phase === 'over' });
}

async function pages_files(guest: Guest): Promise<void> {
  await guest.page.goto(`${theatre.server.address}/`);
  await guest.open_saved({ setup: { sets: ['base'], bag: ['E', 'U'] }, seats: [here('Ann'), bot()] });
  const table = new URL(guest.page.url()).pathname;
  await guest.take_a_step(await guest.my_phase());
  await guest.my_phase(); // the step is stored
  await guest.page.goto(`${theatre.server.address}/`);
  await guest.at('kept-games').locator('summary').click();
  note('a kept game, saved as a file', (await guest.download('Save as a file')).toString());
  await guest.page.goto(theatre.server.address + table);
  await guest.play_to_the_end();
  await guest.open_details();
  note('Download the game', (await guest.download('Download the game')).toString());
  await guest.page.evaluate(() => {
    navigator.clipboard.write = async (items) => {
      const blob = await items[0]!.getType('text/plain');
      document.documentElement.dataset['copied'] = await blob.text();
    };
  });
  await guest.at('record-link').click();
  await guest.page.locator('html[data-copied]').waitFor({ state: 'attached' });
  note('Copy a link', (await guest.page.locator('html').getAttribute('data-copied'))!, true);
}

beforeAll(async () => {
  for (const file of readdirSync('e2e/fixtures').filter((name) => !name.endsWith('.md')))
    if (!file.endsWith('.txt')) note(file, readFileSync(`e2e/fixtures/${file}`, 'utf8'));
  note('1.0-link.txt', readFileSync('e2e/fixtures/1.0-link.txt', 'utf8'), true); // of 1.0-saved.json, which is last

  const { table } = await theatre.server.make({
    setup: { sets: ['base'], bag: ['E', 'U'] },
    seats: [here('Ann'), here('Bob')],
    actions: ['draw E', 'place 0,-1 r2'],
  });
  note("a server's record", await (await fetch(`${theatre.server.address}/api/tables/${table}/record`)).text());

  const terminal = join(folder, 'terminal.json');
  writeFileSync(terminal, '');
  spawnSync(kProgram, ['play', '--sets', 'base', '--players', 'Ann,Bob', '--seed', '5'], {
    input: `s ${terminal}\n?\nq\n`,
    env: { ...process.env, NO_COLOR: '1', XDG_DATA_HOME: folder, HOME: folder },
  });
  note('a game in the terminal', readFileSync(terminal, 'utf8'));
  note('aude random', run(['random', '--sets', 'base,hills', '--players', '2', '--seed', '3', '--games', '2']));
  await pages_files(await theatre.open({ confirm_at_once: true }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what Aude writes', () => {
  it('is all there', () => {
    expect(written.map(({ name }) => name)).toEqual([
      '0.1-finished.json',
      '0.1-position.json',
      '1.0-puzzle.jsonl',
      '1.0-python.json',
      '1.0-saved.json',
      '1.0-link.txt',
      "a server's record",
      'a game in the terminal',
      'aude random',
      'a kept game, saved as a file',
      'Download the game',
      'Copy a link',
    ]);
    expect(new Set(written.map(({ over }) => over)).size).toBe(2);
  });

  it('is read by the command line', () => {
    for (const file of written.filter((each) => !is_link(each))) {
      expect(run(['render', '-'], file.text), file.name).toContain('<svg');
      expect(run(['analyse', '--nodes', '1', '--json', '-'], file.text.split('\n')[0]), file.name).toContain(
        '"players"',
      );
      const saved = join(folder, 'resumed.json');
      writeFileSync(saved, file.text.split('\n')[0]!);
      const played = spawnSync(kProgram, ['play', '--resume', saved], {
        input: 'q\n',
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1', XDG_DATA_HOME: folder, HOME: folder },
      });
      expect(played.status, `${file.name}: ${played.stderr}`).toBe(0);
    }
  });

  it('is read by POST /api/replay', async () => {
    for (const file of written.filter((each) => !is_link(each))) {
      const answer = await fetch(`${theatre.server.address}/api/replay`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: file.text.split('\n')[0]!,
      });
      expect(answer.status, file.name).toBe(200);
      expect(((await answer.json()) as { steps: unknown[] }).steps, file.name).toHaveLength(file.actions);
    }
  });

  it.each(['replay', 'analysis'])('is opened under %s as a file and pasted', async (page) => {
    const guest = await theatre.open();
    const shown = guest.page.getByTestId(page === 'replay' ? 'position' : 'analysis');
    for (const [i, file] of written.entries()) {
      await guest.page.goto(`${theatre.server.address}/${page}`);
      if (is_link(file) || i % 2 === 1) {
        await guest.page.locator('main details summary').click();
        await guest.page.locator('textarea').fill(file.text);
        await guest.page.getByRole('button', { name: 'Open', exact: true }).click();
      } else {
        await guest
          .at('file')
          .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file.text) });
      }
      await shown.waitFor();
      if (page === 'replay') expect(await steps_of(guest), file.name).toBe(file.actions);
    }
    await guest.context.close();
  });

  it('goes on from the home page, or is offered to be watched when it is over', async () => {
    const guest = await theatre.open({ confirm_at_once: true });
    for (const file of written.filter((each) => !is_link(each))) {
      await guest.page.goto(`${theatre.server.address}/`);
      await guest.at('kept-games').locator('summary').click();
      await guest
        .at('open-saved')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file.text) });
      if (!file.over) {
        await guest.at('board').waitFor();
        continue;
      }
      await guest.at('finished-game').getByRole('button', { name: 'Replay this game' }).click();
      await guest.at('position').waitFor();
      expect(await steps_of(guest), file.name).toBe(file.actions);
    }
    await guest.context.close();
  });

  it('is opened when it is dropped on the home page', async () => {
    const guest = await theatre.open({ confirm_at_once: true });
    const drop = async (text: string): Promise<void> => {
      await guest.page.goto(`${theatre.server.address}/`);
      await guest.at('kept-games').waitFor();
      await guest.page.evaluate((content) => {
        const data = new DataTransfer();
        data.items.add(new File([content], 'game.json', { type: 'application/json' }));
        for (const type of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
      }, text);
    };
    await drop(written.find(({ over, name }) => !over && name.startsWith('1.0'))!.text);
    await guest.at('board').waitFor();
    await drop(written.find(({ over }) => over)!.text);
    await guest.at('finished-game').waitFor();
    await drop('not a game');
    await guest.at('kept-games').getByRole('alert').waitFor();
    await guest.context.close();
  });

  it('opens a link to a game in the address', async () => {
    const guest = await theatre.open();
    for (const link of written.filter(is_link)) {
      await guest.page.goto('about:blank');
      await guest.page.goto(theatre.server.address + '/' + link.text.trim().slice(link.text.indexOf('#')));
      await guest.at('position').waitFor();
      expect(await steps_of(guest)).toBe(link.actions);
    }
    await guest.context.close();
  });
});
