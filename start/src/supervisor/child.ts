import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CHECKOUT } from '../programs/checkout.js';
import { LogFile } from '../logs/log-file.js';
import { errorLine } from './error-line.js';

/** Loaded into every child, so that it ends with the process that started it. */
export const DIE_WITH_PARENT = fileURLToPath(new URL('die-with-parent.mjs', import.meta.url));
/** Loaded into every child, so that stack traces name source lines. */
export const SOURCE_POSITIONS = fileURLToPath(new URL('../../source-positions.mjs', import.meta.url));
const LOADED_FIRST = [SOURCE_POSITIONS, DIE_WITH_PARENT].flatMap((file) => ['--import', file]);
/** Services take up to 25 s to drain before they exit by themselves. */
const STOP_TIMEOUT_MS = 26_000;
const SETTLED_AFTER_MS = 30_000;
/** Waits before a process is started again: doubled after each failure, up to the maximum. */
export const FIRST_BACKOFF_MS = 500;
export const MAXIMUM_BACKOFF_MS = 15_000;

export interface ChildDefinition {
  name: string;
  /** Program, relative to the checkout, and its arguments. */
  program: readonly string[];
  /** Options of Node itself. */
  nodeFlags?: readonly string[];
  /** The whole environment. */
  env: Record<string, string>;
  logFile: string;
}

export interface ChildEvents {
  /** Prints a line on the terminal. */
  print(line: string): void;
  /** Called when it has a new process id. */
  started(): void;
}

/** A process that is restarted when it ends unexpectedly, with growing pauses while it keeps failing. */
export class Child {
  private process: ChildProcess | undefined;
  private readonly log: LogFile;
  private stopping = false;
  private failures = 0;
  private restarts = 0;
  /** How it last ended unexpectedly: a signal or an exit code. */
  private lastEnd: string | undefined;
  private lastOutputAt = 0;
  private startedAt = 0;
  private retry: NodeJS.Timeout | undefined;
  private lastWords: string[] = [];

  constructor(
    readonly definition: ChildDefinition,
    private readonly on: ChildEvents,
  ) {
    this.log = new LogFile(definition.logFile, (line) => on.print(line));
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Unexpected ends since it last ran for a while. */
  get crashes(): number {
    return this.failures;
  }

  /** Milliseconds since it last printed something or was started, by a monotonic clock. */
  get silentFor(): number {
    return performance.now() - Math.max(this.lastOutputAt, this.startedAt);
  }

  /** The last lines of its output, for the message of a failed start. */
  get lastLines(): string {
    return this.lastWords.join('\n');
  }

  start(): void {
    this.startedAt = performance.now();
    this.lastWords = [];
    let child: ChildProcess;
    try {
      child = this.spawn();
    } catch (error) {
      this.print(String(error)); // no memory or process left: the next attempt may succeed
      return this.ended(null, null);
    }
    this.process = child;
    for (const output of [child.stdout, child.stderr]) {
      output?.on('data', (chunk: Buffer) => this.record(chunk));
      output?.on('error', (error) => this.print(error.message));
    }
    child.on('error', (error) => {
      this.print(error.message);
      if (child.pid === undefined) this.ended(null, null); // it did not start, so no exit event follows
    });
    child.once('exit', (code, signal) => this.ended(code, signal));
    this.on.started();
  }

  /** Stops it with SIGTERM, or by force if that takes too long. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.retry);
    await this.end();
    await this.log.close();
  }

  /** Restarts it with new code. */
  async restart(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.retry);
    await this.end();
    this.stopping = false;
    this.failures = 0;
    this.start();
  }

  kill(): void {
    this.stopping = true;
    this.process?.kill('SIGKILL');
  }

  private spawn(): ChildProcess {
    const { program, env, nodeFlags = [] } = this.definition;
    // Detached: Ctrl-C reaches only the supervisor, which stops its children in order.
    return spawn(process.execPath, [...nodeFlags, ...LOADED_FIRST, ...program], {
      cwd: CHECKOUT,
      // The complete environment: variables left out of `env`, such as the owner's password, must not be inherited.
      env: { ...env, RESTARTS: String(this.restarts), ...(this.lastEnd ? { LAST_END: this.lastEnd } : {}) },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  }

  private print(line: string): void {
    this.on.print(`${this.definition.name}: ${line}`);
  }

  private async end(): Promise<void> {
    const child = this.process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(force);
  }

  private record(chunk: Buffer): void {
    this.log.write(chunk);
    this.lastOutputAt = performance.now();
    const lines = chunk.toString('utf8').split('\n').filter(Boolean);
    this.lastWords = [...this.lastWords, ...lines].slice(-15);
    for (const line of lines) {
      const error = errorLine(line);
      if (error) this.print(error);
    }
  }

  private ended(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.stopping) return;
    if (performance.now() - this.startedAt > SETTLED_AFTER_MS) this.failures = 0;
    this.failures++;
    this.restarts++;
    this.lastEnd = signal ?? (code === null ? 'not started' : `code ${code}`);
    const pause = Math.min(FIRST_BACKOFF_MS * 2 ** (this.failures - 1), MAXIMUM_BACKOFF_MS);
    this.on.print(`${this.definition.name} ended (${this.lastEnd}); starting it again in ${pause / 1000} s`);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.start(), pause);
  }
}
