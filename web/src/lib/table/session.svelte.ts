// SPDX-License-Identifier: MIT
// One table as this device knows it: the view, what has happened, and the ways to act.
import { i18n, word } from '../../i18n/index.svelte';
import { seat_name } from '../game/seat_name';
import { unique } from '../game/collections';
import { people } from '../../i18n/who';
import { is_in_page } from '../../transport/addresses';
import { routed_transport } from '../../transport/routing';
import { is_player } from '../player/known';
import { updates } from '../../offline/updates.svelte';
import { api, Refusal } from '../net/api';
import { Connection, type LinkState } from '../net/connection';
import type {
  Answers,
  ChatLine,
  ClientMessage,
  PhraseCode,
  Proposal,
  Question,
  ReportReason,
  Sanction,
  ServerMessage,
  Step,
  TableChange,
  Update,
  View,
} from '../protocol';
import { motion_reduced, settings } from '../app/settings.svelte';
import { frames_of, type FrameAnimation } from '../animation/frames';
import { AnimationPlayer } from '../animation/animation_player.svelte';
import { keep_tokens, tokens_of } from './tokens';
import { joined_steps, updated } from '../game/view';

// Called for every step and every animation when it is shown.
export interface Listener {
  step?: (step: Step) => void;
  animation?: (animation: FrameAnimation, view: View, time: number) => void;
}

export class Session {
  mine: number[] = $state.raw([]);
  host = $state(false);
  link: LinkState = $state('connecting');
  chat: ChatLine[] = $state.raw([]);
  chat_heard = $state(0); // lines that have come while this page was open
  steps: Step[] = $state.raw([]);
  trouble: string | null = $state(null);
  notice: string | null = $state(null); // what was done with somebody's seat
  missing = $state(false);
  banned: Sanction | null = $state.raw(null); // the server has sent this person away
  watching = $state(false); // chosen by somebody without a seat
  #sending = $state(0); // messages whose effect is not known yet
  readonly busy = $derived.by(() => this.#sending > 0);

  readonly animations = new AnimationPlayer(
    (step) => this.#tell_step(step),
    (animation, view, time) => this.#listeners.forEach((listener) => listener.animation?.(animation, view, time)),
  );
  readonly view = $derived(this.animations.view); // what is shown

  readonly my_turn = $derived(
    this.view !== null &&
      this.view.actor !== null &&
      this.view.stage === 'playing' &&
      this.mine.includes(this.view.actor),
  );
  readonly names = $derived(this.view === null ? [] : this.view.seats.map((seat) => seat_name(seat.name, i18n.t)));
  readonly people = $derived(people(this.names, this.mine));

  #connection: Connection;
  #latest: View | null = null; // the server's latest view; the animation may be behind it
  #behind: { version: number; resolve: () => void }[] = []; // what was done, and is not in the latest view yet
  #listeners: readonly Listener[] = [];
  #filling = false;
  #offline = false; // the trouble is that the host cannot be reached

  constructor(
    readonly table: string,
    connect: (session: Session) => Connection = connected,
  ) {
    this.#connection = connect(this);
  }

  close(): void {
    this.animations.close();
    this.#connection.close();
  }

  // Returns how to stop listening.
  listen(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => void (this.#listeners = this.#listeners.filter((one) => one !== listener));
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'view':
        return this.#replace(message);
      case 'update':
        return this.#apply(message);
      case 'joined':
        this.mine = message.seats;
        this.host = message.host;
        return;
      case 'presence':
        return this.#present(message.seats, message.watchers);
      case 'claimed':
        keep_tokens(this.table, [message.token]);
        this.mine = unique([...this.mine, message.seat]);
        this.#connection.hello();
        return;
      case 'chat':
        this.chat = [...this.chat.slice(-99), message];
        this.chat_heard += 1;
        return;
      case 'error':
        if (message.code === 'banned' && message.sanction !== undefined) return this.#turn_out(message.sanction);
        if (message.id === undefined) this.#say(new Refusal(message.code, message.message, null));
        return;
      default:
        return;
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
  fill = (seat: number, level: string, name?: string): Promise<void> =>
    this.#send({ type: 'fill', seat, level, ...(name === undefined ? {} : { name }) });
  open = (seat: number): Promise<void> => this.#send({ type: 'open', seat });
  configure = (change: TableChange): Promise<void> => this.#send({ type: 'configure', ...change });
  resign = (seat: number): Promise<void> => this.#send({ type: 'resign', seat });
  abort = (): Promise<void> => this.#send({ type: 'abort' });
  claim_win = (seat: number): Promise<void> => this.#send({ type: 'claim_win', seat });
  offer = (seat: number, what: Proposal): Promise<void> => this.#send({ type: 'offer', seat, what });
  accept = (seat: number): Promise<void> => this.#send({ type: 'accept', seat });
  decline = (seat: number): Promise<void> => this.#send({ type: 'decline', seat });
  hand_over = (seat: number, level: string): Promise<void> => this.#send({ type: 'hand_over', seat, level });
  resume = (seat: number): Promise<void> => this.#send({ type: 'resume', seat });
  say = (text: string): Promise<void> => this.#send({ type: 'chat', text });
  say_phrase = (phrase: PhraseCode): Promise<void> => this.#send({ type: 'chat', phrase });
  free_chat = (seat: number, on: boolean): Promise<void> => this.#send({ type: 'free_chat', seat, on });
  // Whether it has arrived.
  async report(seat: number, reason: ReportReason, text: string): Promise<boolean> {
    await this.#send({ type: 'report', seat, reason, ...(text === '' ? {} : { text }) });
    return this.trouble === null;
  }

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
      this.steps = joined_steps(
        replay.steps.flatMap((step) => step.steps ?? []),
        this.steps,
      );
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
    ++this.#sending;
    this.trouble = null;
    this.notice = null;
    try {
      const answer = await this.#connection.send(message);
      if (answer.type === 'ok') await this.#caught_up(answer.version ?? 0);
    } catch (error) {
      this.#say(error);
    } finally {
      --this.#sending;
    }
  }

  // The server says that something was done before it says what is different now: who acts in between would act on
  // what is no longer so.
  #caught_up(version: number): Promise<void> {
    if (this.#latest === null || this.#latest.version >= version) return Promise.resolve();
    return new Promise((resolve) => this.#behind.push({ version, resolve }));
  }

  #came(version: number): void {
    for (const waiting of this.#behind) if (waiting.version <= version) waiting.resolve();
    this.#behind = this.#behind.filter((waiting) => waiting.version > version);
  }

  // What failed because the host could not be reached is not an error any more when it can.
  reconnected(): void {
    if (this.#offline) this.trouble = null;
    this.#offline = false;
  }

  fail_offline(): void {
    this.#say(new Refusal('offline', '', null));
  }

  #turn_out(sanction: Sanction): void {
    this.banned = sanction;
    this.close();
  }

  #say(error: unknown): void {
    const code = error instanceof Refusal ? error.code : 'other';
    this.#offline = code === 'offline';
    if (code === 'no_table') this.missing = true;
    this.trouble = word(i18n.t.error, code) ?? (error instanceof Error ? error.message : i18n.t.error.other);
    const sanction = error instanceof Refusal ? error.sanction : null;
    if (sanction !== null) void this.#explain(sanction);
  }

  async #explain(sanction: Sanction): Promise<void> {
    const { sanction_in } = await import('../../peace/words');
    this.trouble = sanction_in(settings.language, sanction);
  }

  #replace(view: View): void {
    this.#heed(view);
    this.#latest = view;
    this.#came(Infinity); // nothing is newer than what is stored
    this.animations.show(view);
    const kept = this.steps.filter((step) => step.n <= view.n);
    this.steps = joined_steps(kept, view.steps);
    if (this.chat.length === 0) this.chat = view.chat ?? [];
    this.missing = false;
  }

  // A seat that was made free has lost its name: it is called as it was before.
  #heed(view: View): void {
    if (view.notice === undefined) return;
    const { code, seat } = view.notice;
    if (code === 'resigned' && view.stage === 'over') return; // the result shows it
    const name = this.#latest?.seats[seat]?.name ?? view.seats[seat]?.name ?? i18n.t.lobby.free;
    this.notice = i18n.t.table.notice[code]?.(name) ?? null;
  }

  // The server's view is authoritative; the display follows it frame by frame.
  #apply(update: Update): void {
    const before = this.#latest;
    if (before === null) return;
    const after = updated(before, update);
    if (after === null) return this.#connection.hello();
    this.#latest = after;
    this.#came(after.version);
    this.animations.play(
      frames_of(before, update.steps ?? [], after, {
        pace: settings.pace,
        mine: this.mine,
        still: motion_reduced(),
      }),
    );
  }

  #tell_step(step: Step): void {
    this.steps = joined_steps(this.steps, [step]);
    for (const listener of this.#listeners) listener.step?.(step);
  }

  #present(here: boolean[], watchers: number): void {
    const change = (view: View): View => ({
      ...view,
      watchers,
      seats: view.seats.map((seat, i) => ({ ...seat, here: here[i] ?? seat.here })),
    });
    if (this.#latest !== null) this.#latest = change(this.#latest);
    this.animations.change(change);
  }
}

function connected(session: Session): Connection {
  return new Connection(routed_transport, session.table, {
    tokens: () => tokens_of(session.table),
    login: () =>
      is_player() && !is_in_page(session.table)
        ? import('../player/player').then(({ player }) => player.login(session.table))
        : null,
    on_message: (message) => session.receive(message),
    on_state: (state) => {
      const was = session.link;
      session.link = state;
      if (state === 'open') session.reconnected();
      if (state === 'open' && was === 'lost') void updates.check(); // the server may have been updated meanwhile
      // A table that is not there refuses the socket; ask once why.
      if (state === 'lost' && session.view === null)
        void api.table(session.table).catch((error: unknown) => {
          if (error instanceof Refusal && error.code === 'no_table') {
            session.missing = true;
            session.close();
          }
        });
    },
  });
}
