import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { services } from '../children.js';
import { CHECKOUT } from '../programs/checkout.js';
import { embeddedUrls } from '../database/embedded.js';
import { checkoutSecrets } from '../environment/secrets.js';
import { readSettings } from '../environment/settings.js';
import { freePort } from './free-port.js';
import { answers } from '../network/ready.js';
import { readRunRecord } from '../supervisor/run-record.js';
import { DIE_WITH_PARENT } from '../supervisor/child.js';

const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 100;

/**
 * A second process of the services that shares the database and commerce backend of a running system, and can be killed
 * separately. Its shop is at `http://sk.localhost:${port}`.
 */
export class Replica {
  private process: ChildProcess | undefined;
  private exited: Promise<void> = Promise.resolve();
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-replica-'));

  private constructor(
    private readonly dataDir: string,
    readonly port: number,
    readonly liveCartPort: number,
  ) {}

  /** Prepares a replica of the system that runs on this data folder; does not start it. */
  static async beside(dataDir: string): Promise<Replica> {
    return new Replica(dataDir, await freePort(), await freePort());
  }

  /** Starts it and waits until it answers; `env` may set a crash point or another database. Undefined removes a variable. */
  async start(
    env: Readonly<Record<string, string | undefined>> = {},
    withinMilliseconds = READY_WITHIN_MS,
  ): Promise<void> {
    const child = spawn(
      process.execPath,
      [...(this.definition.nodeFlags ?? []), '--import', DIE_WITH_PARENT, ...this.definition.program],
      {
        cwd: CHECKOUT,
        env: { ...this.definition.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    this.process = child;
    this.exited = new Promise((resolve) => child.once('exit', () => resolve()));
    const end = Date.now() + withinMilliseconds;
    while (!(await answers(`http://127.0.0.1:${this.port}/api/health/ready`))) {
      if (child.exitCode !== null || Date.now() > end) throw new Error('The replica did not start.');
      await pause(ASK_EVERY_MS);
    }
  }

  /** Its process id; 0 before the start. */
  get pid(): number {
    return this.process?.pid ?? 0;
  }

  /** Kills it as `kill -9` does. */
  async kill(): Promise<void> {
    this.process?.kill('SIGKILL');
    await this.exited;
  }

  /** Waits until it has ended by itself. */
  async death(): Promise<void> {
    await this.exited;
  }

  /** Kills it and removes its files. */
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get definition() {
    const record = readRunRecord(this.dataDir);
    if (!record) throw new Error(`Nothing runs on ${this.dataDir}.`);
    const secrets = checkoutSecrets(this.dataDir);
    const databases = embeddedUrls(record.ports.postgres, secrets);
    const settings = { ...readSettings({}), ports: { ...record.ports, web: this.port, liveCart: this.liveCartPort } };
    return services({ settings, variables: process.env, folder: this.folder, secrets, databases, dev: false });
  }
}
