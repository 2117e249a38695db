// SPDX-License-Identifier: MIT
// Runs each test once as it is and then once with each fault that it reaches, in the same process: a fault costs as
// long as the test. A test that fails with a fault is run again without it; if it fails then as well, the fault has
// left something behind, and the rest of the test's faults are left to a fresh process.
import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner } from 'vitest';
import { kLog } from './places.mjs';

const kHitFactor = 100; // a fault that is reached so many times more often than before has made an endless loop
const kTryAgain = [{ name: 'Error', message: 'the next fault' }];
const kSlower = 10; // and one that makes a test so many times slower, and kLeast milliseconds, makes it wait for ever
const kLeast = 2000;
const faults = (globalThis.__stryker__ ??= {});
faults.mutantCoverage ??= { static: {}, perTest: {} };

// Tests replace these.
const [set_timer, clear_timer] = [setTimeout, clearTimeout];
const performance_now = performance.now.bind(performance);

async function within(milliseconds, run) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = set_timer(() => reject(new Error('deadline')), milliseconds);
  });
  try {
    await Promise.race([run, late]);
  } finally {
    clear_timer(timer);
  }
}

const note = (entry) => appendFileSync(kLog, `${JSON.stringify(entry)}\n`);

// What earlier files and processes have found.
const known = { noticed: new Set(), tried: new Set() };
for (const line of readFileSync(kLog, 'utf8').split('\n').filter(Boolean)) {
  const { noticed, kept, test } = JSON.parse(line);
  if (noticed !== undefined) known.noticed.add(noticed);
  if (kept !== undefined) known.tried.add(`${test} ${kept}`);
}

export default class MutantRunner extends TestRunner {
  #test = '';
  #queue = [];
  #hits = {};
  #fault = null; // null: the test as it is
  #first = true;
  #time = 0; // milliseconds that the test takes without a fault

  // Repetitions and their errors are not reported: vitest would read sources for every line of a stack.
  onBeforeRunFiles(files) {
    const report = this.onTaskUpdate;
    this.onTaskUpdate = (packs, events) =>
      report.call(
        this,
        packs.map(([id, result, meta]) => [id, result && { ...result, errors: undefined }, meta]),
        events.filter(([, what]) => what !== 'test-retried'),
      );
    return super.onBeforeRunFiles?.(files);
  }

  onBeforeRunTask(test) {
    this.#test = `${test.file.name} > ${test.name}#${test.id}`;
    this.#first = true;
    this.#fault = null;
    test.retry = Number.MAX_SAFE_INTEGER; // onAfterRetryTask ends the test
    return super.onBeforeRunTask(test);
  }

  onBeforeTryTask(test, options) {
    faults.currentTestId = this.#first ? test.id : undefined;
    faults.activeMutant = this.#fault ?? undefined;
    faults.hitCount = 0;
    faults.hitLimit = this.#fault === null ? Infinity : (this.#hits[this.#fault] ?? 1) * kHitFactor;
    if (this.#fault !== null) note({ begun: this.#fault });
    return super.onBeforeTryTask(test, options);
  }

  async runTask(test) {
    const start = performance_now();
    if (this.#fault !== null) return this.#run_with_fault(test);
    await TestRunner.getTestFn(test)();
    this.#time = performance_now() - start;
  }

  // Only that the test fails matters. Vitest would describe the objects that were compared, and fails itself where a
  // fault has left them in a state that cannot be described.
  async #run_with_fault(test) {
    try {
      await within(kSlower * this.#time + kLeast, TestRunner.getTestFn(test)());
    } catch {
      throw new Error('noticed');
    }
  }

  onAfterRetryTask(test, options) {
    const passed = test.result.state === 'pass';
    super.onAfterRetryTask?.(test, options);
    faults.activeMutant = undefined;
    faults.currentTestId = undefined;
    const goes_on = this.#first ? this.#begin(test, passed) : this.#next(passed);
    test.result.state = goes_on ? 'fail' : 'pass'; // a test that failed is tried again
    test.result.errors = goes_on ? kTryAgain : undefined;
  }

  #begin(test, passed) {
    this.#first = false;
    if (!passed) {
      note({ broken: this.#test });
      return false;
    }
    this.#hits = faults.mutantCoverage.perTest[test.id] ?? {};
    note({ reached: Object.keys(this.#hits) });
    this.#queue = Object.keys(this.#hits).filter(
      (id) => !known.noticed.has(id) && !known.tried.has(`${this.#test} ${id}`),
    );
    return this.#take();
  }

  #next(passed) {
    if (this.#fault === null) {
      if (!passed) note({ spoiled: this.#test, left: this.#queue.length });
      return passed && this.#take();
    }
    if (passed) {
      note({ kept: this.#fault, test: this.#test });
      return this.#take();
    }
    note({ noticed: this.#fault, test: this.#test });
    known.noticed.add(this.#fault);
    this.#fault = null; // is everything as before?
    return true;
  }

  #take() {
    this.#fault = this.#queue.shift() ?? null;
    return this.#fault !== null;
  }

  onAfterRunFiles(files) {
    for (const { name, tasks } of files ?? []) if (tasks.length === 0) note({ broken: name }); // it did not load
    note({ loaded: Object.keys(faults.mutantCoverage.static), done: files?.map((file) => file.name) });
    return super.onAfterRunFiles?.(files);
  }
}
