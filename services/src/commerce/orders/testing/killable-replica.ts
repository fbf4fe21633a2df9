import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../../../platform/testing/eventually.js';
import { freePort, runBriefly, stopProcess } from '../../testing/child-process.js';

/** A busy machine starts programs slowly. */
const STARTS_WITHIN_MS = 600_000;

type Variables = Readonly<Record<string, string | undefined>>;

/** One of several services processes on one database. It dies where a test tells it to, and is started again. */
export class KillableReplica {
  private child: ChildProcess | undefined;
  /** Resolves when the running process has ended: true if it was killed, false if it ended by itself. */
  ended: Promise<boolean> = Promise.resolve(false);

  private constructor(
    readonly port: number,
    private readonly program: string,
    private readonly variables: Variables,
  ) {}

  /** `program` is that of `bundleServices`. */
  static async create(program: string, variables: Variables): Promise<KillableReplica> {
    return new KillableReplica(await freePort(), program, variables);
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts the process and waits until it answers, or until it has died at a crash point that is named from the start. */
  async launch(crashAt?: string): Promise<void> {
    const variables = { ...this.variables, PORT: String(this.port), CRASH_AT: crashAt ?? 'message' };
    this.child = runBriefly(this.program, variables);
    this.ended = once(this.child, 'exit').then(([, signal]) => signal === 'SIGKILL');
    await eventually(async () => {
      if (!this.isRunning) {
        if (crashAt === undefined) throw new Error('The process ended while it was starting');
        return true;
      }
      return fetch(`http://127.0.0.1:${this.port}/api/health/live`).then(
        () => true,
        () => undefined,
      );
    }, STARTS_WITHIN_MS);
  }

  /** Lets the process die when it reaches a crash point; `order-created:2` is the second time that it gets there. */
  dieAt(crashAt: string): void {
    this.child?.send({ crashAt });
  }

  async kill(): Promise<void> {
    if (this.child) await stopProcess(this.child, 'SIGKILL');
  }
}
