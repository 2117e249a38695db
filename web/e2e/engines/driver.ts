// SPDX-License-Identifier: MIT
// Browsers that Playwright does not drive as Debian packages them: Firefox over WebDriver BiDi, WebKit over WebDriver.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Driver {
  goto(url: string): Promise<void>;
  // The value of an expression, which may be a promise, in the page.
  evaluate<T>(expression: string): Promise<T>;
  click(x: number, y: number): Promise<void>;
  paste(): Promise<void>; // with the keys, where the focus is
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

export interface Engine {
  name: string;
  start: () => Promise<Driver>;
}

const kWindow = { width: 900, height: 640 }; // so small that the board glides to show the offered spaces

function ended(process_: ChildProcess): Promise<void> {
  if (process_.exitCode !== null || process_.signalCode !== null) return Promise.resolve();
  return new Promise((done) => process_.once('exit', () => done()));
}

// The first line of a program's output that matches.
function said(process_: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  return new Promise((found, failed) => {
    const lines: string[] = [];
    for (const stream of [process_.stdout!, process_.stderr!])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const match = wanted.exec(line);
        if (match !== null) found(match);
      });
    process_.once('error', failed);
    process_.once('exit', (code) => failed(new Error(`ended with ${code}: ${lines.slice(-20).join('\n')}`)));
  });
}

// What Firefox sends: an answer to a command, or an event.
interface Message {
  id?: number;
  type: string;
  result: never;
  message: string;
  method?: string;
  params: { context: string; url: string };
}

class Firefox implements Driver {
  #next = 1;
  #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  #context = '';
  #on_load: (context: string, url: string) => void = () => undefined;

  private constructor(
    private readonly process_: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.onmessage = (event) => {
      const answer = JSON.parse(String(event.data)) as Message;
      if (answer.method === 'browsingContext.load') this.#on_load(answer.params.context, answer.params.url);
      const waiting = this.#waiting.get(answer.id ?? 0);
      if (answer.type === 'success') waiting?.resolve(answer.result);
      else waiting?.reject(new Error(answer.message));
    };
  }

  static async start(): Promise<Driver> {
    const profile = mkdtempSync(join(tmpdir(), 'aude-firefox-'));
    const { width, height } = kWindow;
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const process_ = spawn('firefox-esr', [...args, '--width', String(width), '--height', String(height)], {
      env: { ...process.env, HOME: profile },
    });
    const [, address = ''] = await said(process_, /listening on (ws:\S+)/);
    const socket = new WebSocket(`${address}/session`);
    await new Promise((open, failed) => {
      socket.onopen = open;
      socket.onerror = failed;
    });
    const firefox = new Firefox(process_, profile, socket);
    await firefox.#send('session.new', { capabilities: {} });
    await firefox.#send('session.subscribe', { events: ['browsingContext.load'] });
    const tree = await firefox.#send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    firefox.#context = tree.contexts[0]!.context;
    await firefox.#send('browsingContext.setViewport', { context: firefox.#context, viewport: kWindow });
    return firefox;
  }

  // Not with `wait: 'complete'`: a page that isolates itself (Cross-Origin-Opener-Policy) loads in another process, in
  // another context. Nothing is evaluated meanwhile: a document that goes away never answers.
  async goto(url: string): Promise<void> {
    const loaded = new Promise<string>((done) => {
      this.#on_load = (context, at) => {
        if (at.split('#')[0] === url.split('#')[0]) done(context);
      };
    });
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'none' });
    this.#context = await loaded;
  }

  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.#context },
      awaitPromise: true,
      userActivation: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? 'null') as T;
  }

  async click(x: number, y: number): Promise<void> {
    await this.#send('input.performActions', { context: this.#context, actions: [pointer(x, y)] });
  }

  async paste(): Promise<void> {
    await this.#send('input.performActions', { context: this.#context, actions: [kPaste] });
  }

  async screenshot(): Promise<Buffer> {
    const context = this.#context;
    const { data } = await this.#send<{ data: string }>('browsingContext.captureScreenshot', { context });
    return Buffer.from(data, 'base64');
  }

  async end(): Promise<void> {
    this.socket.close();
    this.process_.kill('SIGTERM');
    await ended(this.process_);
    rmSync(this.profile, { recursive: true, force: true });
  }

  #send<T>(method: string, params: object): Promise<T> {
    const id = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

const pointer = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const kControl = '\ue009';
const kPaste = {
  type: 'key',
  id: 'keys',
  actions: [
    { type: 'keyDown', value: kControl },
    { type: 'keyDown', value: 'v' },
    { type: 'keyUp', value: 'v' },
    { type: 'keyUp', value: kControl },
  ],
};

class WebKit implements Driver {
  private constructor(
    private readonly process_: ChildProcess,
    private readonly session: string,
  ) {}

  static async start(): Promise<Driver> {
    const port = 20_000 + (process.pid % 20_000);
    const screen = `-screen 0 ${kWindow.width}x${kWindow.height}x24`;
    const process_ = spawn('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', `--port=${port}`], {
      detached: true, // xvfb-run is a script: its children are ended with it as a group
    });
    const address = `http://127.0.0.1:${port}`;
    while (
      !(await fetch(`${address}/status`).then(
        (answer) => answer.ok,
        () => false,
      ))
    ) {
      if (process_.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${process_.exitCode}`);
      await new Promise((done) => setImmediate(done));
    }
    const { sessionId } = await post<{ sessionId: string }>(`${address}/session`, {
      capabilities: { alwaysMatch: { timeouts: { script: 600_000, pageLoad: 600_000 } } },
    });
    const webkit = new WebKit(process_, `${address}/session/${sessionId}`);
    await post(`${webkit.session}/window/rect`, { x: 0, y: 0, ...kWindow });
    return webkit;
  }

  goto = (url: string): Promise<void> => post(`${this.session}/url`, { url });

  async evaluate<T>(expression: string): Promise<T> {
    const script = `const done = arguments[0];
      (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done('!' + error));`;
    const text = await post<string>(`${this.session}/execute/async`, { script, args: [] });
    if (text.startsWith('!')) throw new Error(text.slice(1));
    return JSON.parse(text) as T;
  }

  click = (x: number, y: number): Promise<void> => post(`${this.session}/actions`, { actions: [pointer(x, y)] });

  paste = (): Promise<void> => post(`${this.session}/actions`, { actions: [kPaste] });

  async screenshot(): Promise<Buffer> {
    const answer = await fetch(`${this.session}/screenshot`);
    return Buffer.from(((await answer.json()) as { value: string }).value, 'base64');
  }

  async end(): Promise<void> {
    await fetch(this.session, { method: 'DELETE' });
    process.kill(-this.process_.pid!, 'SIGTERM');
    await ended(this.process_);
  }
}

async function post<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T & { message?: string } };
  if (!answer.ok) throw new Error(`${url}: ${value.message ?? answer.status}`);
  return value;
}

export const kEngines: Engine[] = [
  { name: 'Firefox', start: () => Firefox.start() },
  { name: 'WebKit', start: () => WebKit.start() },
];
