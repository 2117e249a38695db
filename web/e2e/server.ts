// SPDX-License-Identifier: MIT
// The real server, as a process of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { MadeTable, NewTable, View } from '../src/lib/protocol';

export const kProgram = process.env['AUDE_BIN'] ?? resolve('../build/release/aude');
const kClient = resolve('dist');
export const kOperator = { name: 'Olga', token: 'a-token-of-many-letters' };

export class Server {
  address = '';
  #process: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), 'aude-e2e-'));

  async start(port = 0): Promise<void> {
    const operators = join(this.#data, 'operators');
    writeFileSync(operators, `${kOperator.name} ${kOperator.token}\n`, { mode: 0o600 });
    const process_ = spawn(
      kProgram,
      [
        'serve',
        '--port',
        String(port),
        '--data',
        this.#data,
        '--client',
        kClient,
        '--tables',
        '1000',
        '--rate',
        '2000',
        '--messages',
        '500',
        '--operators',
        operators,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = process_;
    this.address = await new Promise<string>((found, failed) => {
      const said: string[] = [];
      const read = (line: string): void => {
        said.push(line);
        const match = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
        if (match !== null) found(match[0]);
      };
      createInterface({ input: process_.stdout! }).on('line', read);
      createInterface({ input: process_.stderr! }).on('line', read);
      process_.once('error', failed);
      process_.once('exit', (code) => failed(new Error(`aude serve ended with ${code}: ${said.join('\n')}`)));
    });
  }

  // Ends the process as a power cut would.
  kill = (): Promise<void> => this.#end('SIGKILL');
  // Starts it again where it was.
  revive = (): Promise<void> => this.start(Number(new URL(this.address).port));

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async make(wish: NewTable): Promise<MadeTable> {
    const response = await fetch(`${this.address}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (!response.ok) throw new Error(`POST /api/tables: ${response.status} ${await response.text()}`);
    return (await response.json()) as MadeTable;
  }

  async view(table: string): Promise<View> {
    return (await (await fetch(`${this.address}/api/tables/${table}`)).json()) as View;
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const process_ = this.#process;
    if (process_ === null || process_.exitCode !== null) return Promise.resolve();
    return new Promise((done) => {
      process_.removeAllListeners('exit');
      process_.once('exit', () => done());
      process_.kill(signal);
    });
  }
}
