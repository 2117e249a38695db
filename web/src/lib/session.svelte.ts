// One table as this device knows it: the view, what has happened, and the ways to act.
import { i18n } from '../i18n/index.svelte';
import { server } from '../carrier/server';
import { api, Refusal } from './api';
import { Connection, type LinkState } from './connection';
import { pause_after } from './pace';
import type { Answers, ChatLine, ClientMessage, Question, ServerMessage, Step, Update, View } from './protocol';
import { settings } from './settings.svelte';
import { keep_tokens, tokens_of } from './tokens';
import { joined_steps, updated } from './view';

export type Listener = (steps: readonly Step[], before: View, after: View) => void;

export class Session {
  view: View | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  host = $state(false);
  link: LinkState = $state('connecting');
  chat: ChatLine[] = $state.raw([]);
  steps: Step[] = $state.raw([]);
  trouble: string | null = $state(null);
  missing = $state(false);
  busy = $state(false);

  readonly my_turn = $derived(this.view !== null && this.view.actor !== null && this.view.stage === 'playing' && this.mine.includes(this.view.actor));
  readonly names = $derived(this.view === null ? [] : this.view.seats.map((seat) => seat.name ?? i18n.t.lobby.free));

  #connection: Connection;
  #queue: Update[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<Listener>();
  #filling = false;

  constructor(readonly table: string, connect: (session: Session) => Connection = connected) {
    this.#connection = connect(this);
  }

  close(): void {
    clearTimeout(this.#pause);
    this.#connection.close();
  }

  // Tells of every new action with the views around it; returns how to stop listening.
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'view': return this.#replace(message);
      case 'update': this.#queue.push(message); return this.#pump();
      case 'joined': this.mine = message.seats; this.host = message.host; return;
      case 'presence': return this.#present(message.seats, message.watchers);
      case 'claimed': keep_tokens(this.table, [message.token]); this.mine = [...new Set([...this.mine, message.seat])]; this.#connection.hello(); return;
      case 'chat': this.chat = [...this.chat.slice(-99), message]; return;
      case 'error': if (message.id === undefined) this.#say(new Refusal(message.code, message.message, null)); return;
      default: return;
    }
  }

  async act(action: string, confirm = settings.confirm_at_once): Promise<void> {
    if (this.view === null) return;
    await this.#send({ type: 'act', version: this.view.version, action, ...(confirm ? { confirm } : {}) });
  }
  confirm = (): Promise<void> => this.#versioned('confirm');
  undo = (): Promise<void> => this.#versioned('undo');
  claim = (seat: number, name: string): Promise<void> => this.#send({ type: 'claim', seat, name });
  start = (): Promise<void> => this.#send({ type: 'start' });
  rematch = (): Promise<void> => this.#send({ type: 'rematch' });
  fill = (seat: number, level: string): Promise<void> => this.#send({ type: 'fill', seat, level });
  hand_over = (seat: number, level: string): Promise<void> => this.#send({ type: 'hand_over', seat, level });
  resume = (seat: number): Promise<void> => this.#send({ type: 'resume', seat });
  say = (text: string): Promise<void> => this.#send({ type: 'chat', text });

  async ask<W extends Question['what']>(question: Extract<Question, { what: W }>): Promise<Answers[W]> {
    const answer = await this.#connection.send({ type: 'ask', ...question });
    return answer as unknown as Answers[W];
  }

  // The latest forty actions come with a view; the rest is fetched when somebody wants to read it.
  async fill_log(): Promise<void> {
    const first = this.steps[0]?.n ?? 0;
    if (this.#filling || this.view === null || this.view.n === 0 || first === 1) return;
    this.#filling = true;
    try {
      const replay = await api.replay_of(this.table);
      this.steps = joined_steps(replay.steps.flatMap((step) => step.steps ?? []), this.steps);
    } catch {
      // The log stays short; it can be asked for again.
    } finally {
      this.#filling = false;
    }
  }

  #versioned(type: 'confirm' | 'undo'): Promise<void> {
    return this.view === null ? Promise.resolve() : this.#send({ type, version: this.view.version });
  }

  async #send(message: ClientMessage): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await this.#connection.send(message);
    } catch (error) {
      this.#say(error);
    } finally {
      this.busy = false;
    }
  }

  #say(error: unknown): void {
    const code = error instanceof Refusal ? error.code : 'other';
    if (code === 'no_table') this.missing = true;
    this.trouble = i18n.t.error[code] ?? (error instanceof Error ? error.message : i18n.t.error.other!);
  }

  #replace(view: View): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#queue = [];
    this.view = view;
    const kept = this.steps.filter((step) => step.n <= view.n);
    this.steps = joined_steps(kept, view.steps);
    this.missing = false;
  }

  // Updates are shown one after another, so that people can follow what others and bots do.
  #pump(): void {
    if (this.#pause !== undefined) return;
    const update = this.#queue.shift();
    if (update === undefined) return;
    this.#apply(update);
    const pause = pause_after(update, { calm: settings.calm, mine: this.mine, waiting: this.#queue.length });
    if (pause === 0) return this.#pump();
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#pump();
    }, pause);
  }

  #apply(update: Update): void {
    const before = this.view;
    if (before === null) return;
    const after = updated(before, update);
    if (after === null) {
      this.#queue = [];
      this.#connection.hello();
      return;
    }
    this.view = after;
    const steps = update.steps ?? [];
    if (steps.length === 0) return;
    this.steps = joined_steps(this.steps, steps);
    for (const listener of this.#listeners) listener(steps, before, after);
  }

  #present(here: boolean[], watchers: number): void {
    if (this.view === null) return;
    this.view = { ...this.view, watchers, seats: this.view.seats.map((seat, i) => ({ ...seat, here: here[i] ?? seat.here })) };
  }
}

function connected(session: Session): Connection {
  return new Connection(server, session.table, {
    tokens: () => tokens_of(session.table),
    on_message: (message) => session.receive(message),
    on_state: (state) => {
      session.link = state;
      // A table that is not there refuses the socket; ask once why.
      if (state === 'lost' && session.view === null) void api.table(session.table).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'no_table') {
          session.missing = true;
          session.close();
        }
      });
    },
  });
}
