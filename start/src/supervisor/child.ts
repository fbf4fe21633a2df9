import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHECKOUT } from '../checkout.js';
import { errorLine } from './error-line.js';

/** Loaded into every child, so that none outlives whoever started it. */
export const DIE_WITH_PARENT = fileURLToPath(new URL('die-with-parent.mjs', import.meta.url));
/** Services drain for up to 25 s by themselves before they give up. */
const STOP_TIMEOUT_MS = 26_000;
const SETTLED_AFTER_MS = 30_000;
const LONGEST_BACKOFF_MS = 15_000;

export interface ChildDefinition {
  name: string;
  /** Program, relative to the checkout, with its words. */
  program: readonly string[];
  /** The whole environment. */
  env: Record<string, string>;
  logFile: string;
}

export interface ChildEvents {
  /** A line that whoever watches the terminal should see. */
  tell(line: string): void;
  /** It has a new process id. */
  started(): void;
}

/** A process that is kept running: restarted when it ends unasked, with growing pauses while it keeps failing. */
export class Child {
  private process: ChildProcess | undefined;
  private log: WriteStream | undefined;
  private stopping = false;
  private failures = 0;
  private startedAt = 0;
  private retry: NodeJS.Timeout | undefined;
  private lastWords: string[] = [];

  constructor(
    readonly definition: ChildDefinition,
    private readonly on: ChildEvents,
  ) {}

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** How often it has ended unasked since it last ran for a while. */
  get crashes(): number {
    return this.failures;
  }

  /** The end of what it wrote, for the message of a start that failed. */
  get tail(): string {
    return this.lastWords.join('\n');
  }

  start(): void {
    const { program, env, logFile } = this.definition;
    this.log ??= createWriteStream(logFile, { flags: 'a' });
    this.startedAt = Date.now();
    this.lastWords = [];
    // Detached: Ctrl-C in the terminal reaches the supervisor only, which stops its children in order.
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', DIE_WITH_PARENT, ...program], {
      cwd: CHECKOUT,
      env, // all of it: what is left out here, such as the owner's password, must stay out
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.process = child;
    child.stdout?.on('data', (chunk: Buffer) => this.record(chunk));
    child.stderr?.on('data', (chunk: Buffer) => this.record(chunk));
    child.once('error', (error) => this.on.tell(`${this.definition.name}: ${error.message}`));
    child.once('exit', (code, signal) => this.ended(code, signal));
    this.on.started();
  }

  /** Ends it in an orderly way, by force when it takes too long. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.retry);
    await this.end();
    this.log?.end();
  }

  /** Stops and starts it again, for new code. */
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

  private async end(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(force);
  }

  private record(chunk: Buffer): void {
    this.log?.write(chunk);
    const lines = chunk.toString('utf8').split('\n').filter(Boolean);
    this.lastWords = [...this.lastWords, ...lines].slice(-15);
    for (const line of lines) {
      const error = errorLine(line);
      if (error) this.on.tell(`${this.definition.name}: ${error}`);
    }
  }

  private ended(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.stopping) return;
    if (Date.now() - this.startedAt > SETTLED_AFTER_MS) this.failures = 0;
    this.failures++;
    const pause = Math.min(500 * 2 ** (this.failures - 1), LONGEST_BACKOFF_MS);
    this.on.tell(`${this.definition.name} ended (${signal ?? `code ${code}`}); starting it again in ${pause / 1000} s`);
    this.retry = setTimeout(() => this.start(), pause);
  }
}
