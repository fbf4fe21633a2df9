import { setTimeout as pause } from 'node:timers/promises';
import type { Ports } from '../environment/settings.js';
import { cpuSeconds } from '../postgres/processes.js';
import type { RunningPostgres } from '../postgres/launcher.js';
import type { Probe } from '../network/ready.js';
import { StartProblem } from '../terminal/start-problem.js';
import { Child, type ChildDefinition, FIRST_BACKOFF_MS, MAXIMUM_BACKOFF_MS } from './child.js';
import { ProgressTimeout } from './progress-timeout.js';
import { removeRunRecord, writeRunRecord } from './run-record.js';

const CRASHES_BEFORE_GIVING_UP = 3;
const POLL_MS = 50;

/** Holds all processes of one start, and stops them in reverse order. */
export class Supervisor {
  private readonly children: Child[] = [];
  private postgres: { server: RunningPostgres; restart: () => Promise<RunningPostgres> } | undefined;
  private ending: Promise<void> | undefined;
  private restartingPostgres: Promise<void> | undefined;
  /** Settles when the stop begins. */
  private readonly stopped: Promise<void>;
  private announceStop: () => void = () => undefined;

  constructor(
    private readonly folder: string,
    private readonly ports: Ports,
    private readonly print: (line: string) => void,
  ) {
    this.stopped = new Promise((resolve) => (this.announceStop = resolve));
    this.record();
  }

  /** Supervises the database server: restarts it on its data if it dies. */
  adoptPostgres(server: RunningPostgres, restart: () => Promise<RunningPostgres>): void {
    this.postgres = { server, restart };
    void server.ended.then(() => {
      this.restartingPostgres = this.restartPostgres(server, restart);
    });
  }

  /** Starts a child and waits until it is ready. Throws a `StartProblem` after three crashes or a minute without progress. */
  async run(definition: ChildDefinition, probe: () => Promise<Probe>): Promise<Child> {
    const child = new Child(definition, { print: this.print, started: () => this.record() });
    this.children.push(child);
    child.start();
    const timeout = new ProgressTimeout();
    for (let found = await probe(); !found.isReady; found = await probe()) {
      if (this.ending) throw new StartProblem('Stopped.');
      const signs = { silentFor: child.silentFor, cpuSeconds: cpuSeconds(child.pid ?? 0), state: found.state };
      if (child.crashes >= CRASHES_BEFORE_GIVING_UP || timeout.isOver(signs)) {
        throw new StartProblem(`${definition.name} did not start (log: ${definition.logFile}):\n${child.lastLines}`);
      }
      await pause(POLL_MS);
    }
    return child;
  }

  /** Restarts a child by name, with new code. */
  async restart(name: string): Promise<void> {
    await this.children.find((child) => child.definition.name === name)?.restart();
  }

  get isEnding(): boolean {
    return this.ending !== undefined;
  }

  /** Stops everything in reverse order, the database last. Safe to call twice. */
  stop(): Promise<void> {
    this.announceStop();
    this.ending ??= this.stopAll();
    return this.ending;
  }

  /** Kills all children, for a second Ctrl-C. Postgres is stopped normally; if that fails, the next start does it. */
  kill(): void {
    for (const child of this.children) child.kill();
    void this.postgres?.server.stop();
  }

  /** Stores process ids for the next start. On a full disk the earlier record stays, and the shop keeps running. */
  private record(): void {
    const children = this.children.flatMap(({ definition, pid }) => (pid ? [[definition.name, pid] as const] : []));
    const postgres = this.postgres ? [['postgres', this.postgres.server.pid] as const] : [];
    const record = { pid: process.pid, ports: this.ports, children: Object.fromEntries([...children, ...postgres]) };
    try {
      writeRunRecord(this.folder, record);
    } catch (error) {
      this.print(`The process ids could not be stored: ${String(error)}`);
    }
  }

  private async stopAll(): Promise<void> {
    for (const child of [...this.children].reverse()) await child.stop();
    await this.restartingPostgres;
    await this.postgres?.server.stop();
    removeRunRecord(this.folder);
  }

  /** Tries until it runs again: a full disk may have space later. */
  private async restartPostgres(server: RunningPostgres, restart: () => Promise<RunningPostgres>): Promise<void> {
    for (let wait = FIRST_BACKOFF_MS; !this.ending && this.postgres?.server === server; wait = longer(wait)) {
      this.print('Postgres ended; restarting it');
      try {
        this.adoptPostgres(await restart(), restart);
        this.record();
      } catch (error) {
        this.print(`Postgres could not be started, retrying in ${wait / 1000} s: ${String(error)}`);
        await Promise.race([pause(wait), this.stopped]);
      }
    }
  }
}

const longer = (wait: number): number => Math.min(wait * 2, MAXIMUM_BACKOFF_MS);
