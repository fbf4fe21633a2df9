import type { Ports } from '../environment/settings.js';
import type { RunningPostgres } from '../postgres/launcher.js';
import { StartProblem } from '../start-problem.js';
import { Child, type ChildDefinition } from './child.js';
import { removeRunRecord, writeRunRecord } from './run-record.js';

const CRASHES_BEFORE_GIVING_UP = 3;

/** Holds everything that one start runs, and ends it in the opposite order. */
export class Supervisor {
  private readonly children: Child[] = [];
  private postgres: { server: RunningPostgres; restart: () => Promise<RunningPostgres> } | undefined;
  private ending: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly ports: Ports,
    private readonly tell: (line: string) => void,
  ) {
    this.record();
  }

  /** Takes the database server in; should it die, it is started again on its data. */
  adoptPostgres(server: RunningPostgres, restart: () => Promise<RunningPostgres>): void {
    this.postgres = { server, restart };
    void server.ended.then(() => this.revivePostgres(server, restart));
  }

  /** Starts a child and waits until `isReady` says yes. Gives up when it crashes three times or takes too long. */
  async run(definition: ChildDefinition, isReady: () => Promise<boolean>, timeoutMs = 60_000): Promise<Child> {
    const child = new Child(definition, { tell: this.tell, started: () => this.record() });
    this.children.push(child);
    child.start();
    const end = Date.now() + timeoutMs;
    while (!(await isReady())) {
      if (this.ending) throw new StartProblem('Stopped.');
      if (child.crashes >= CRASHES_BEFORE_GIVING_UP || Date.now() > end) {
        throw new StartProblem(`${definition.name} did not start (log: ${definition.logFile}):\n${child.tail}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return child;
  }

  /** Restarts one child by name, for new code. */
  async restart(name: string): Promise<void> {
    await this.children.find((child) => child.definition.name === name)?.restart();
  }

  get isEnding(): boolean {
    return this.ending !== undefined;
  }

  /** Last started, first stopped; the database goes last. Safe to call twice. */
  stop(): Promise<void> {
    this.ending ??= this.stopAll();
    return this.ending;
  }

  /** For whoever presses Ctrl-C a second time. Postgres still ends by itself or is dealt with by the next start. */
  kill(): void {
    for (const child of this.children) child.kill();
    void this.postgres?.server.stop();
  }

  /** Notes process ids for the next start. */
  private record(): void {
    const children = this.children.flatMap(({ definition, pid }) => (pid ? [[definition.name, pid] as const] : []));
    const postgres = this.postgres ? [['postgres', this.postgres.server.pid] as const] : [];
    writeRunRecord(this.folder, {
      pid: process.pid,
      ports: this.ports,
      children: Object.fromEntries([...children, ...postgres]),
    });
  }

  private async stopAll(): Promise<void> {
    for (const child of [...this.children].reverse()) await child.stop();
    await this.postgres?.server.stop();
    removeRunRecord(this.folder);
  }

  private async revivePostgres(server: RunningPostgres, restart: () => Promise<RunningPostgres>): Promise<void> {
    if (this.ending || this.postgres?.server !== server) return;
    this.tell('Postgres ended; starting it again');
    try {
      this.adoptPostgres(await restart(), restart);
      this.record();
    } catch (error) {
      this.tell(`Postgres could not be started again: ${String(error)}`);
    }
  }
}
