import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings } from '../environment/settings.js';
import type { RunningPostgres } from '../postgres/launcher.js';
import { readRunRecord } from './run-record.js';
import { Supervisor } from './supervisor.js';

const { ports } = readSettings({});
const printed: string[] = [];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-supervisor-'));
  printed.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database server that a test ends. */
class FakePostgres implements RunningPostgres {
  readonly port = 0;
  isStopped = false;
  end: () => void = () => undefined;
  readonly ended = new Promise<void>((resolve) => (this.end = resolve));

  constructor(readonly pid: number) {}

  url(database: string): string {
    return database;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.end();
    await this.ended;
  }
}

describe('the database of an embedded start', () => {
  it('is restarted after it died, even if that fails at first', async () => {
    const supervisor = new Supervisor(folder, ports, (line) => printed.push(line));
    const [first, second] = [new FakePostgres(1), new FakePostgres(2)];
    let attempts = 0;
    const revived = new Promise<void>((resolve) => {
      supervisor.adoptPostgres(first, async () => {
        attempts++;
        if (attempts === 1) throw new Error('No space left on device');
        setImmediate(resolve);
        return second;
      });
    });
    first.end();
    await revived;
    expect(attempts).toBe(2);
    expect(printed.join()).toContain('Postgres could not be started, retrying in 0.5 s: Error: No space left');
    expect(readRunRecord(folder)?.children).toEqual({ postgres: 2 });
    await supervisor.stop();
    expect(second.isStopped).toBe(true);
  });

  it('is not restarted by a stop, and a server that starts during the stop is stopped as well', async () => {
    const supervisor = new Supervisor(folder, ports, (line) => printed.push(line));
    const [first, second] = [new FakePostgres(1), new FakePostgres(2)];
    let comeUp: (server: RunningPostgres) => void = () => undefined;
    const comingUp = new Promise<RunningPostgres>((resolve) => (comeUp = resolve));
    const requested = new Promise<void>((resolve) => {
      supervisor.adoptPostgres(first, () => {
        resolve();
        return comingUp;
      });
    });
    first.end();
    await requested;
    const stopped = supervisor.stop();
    comeUp(second);
    await stopped;
    expect(second.isStopped).toBe(true);
    expect(existsSync(path.join(folder, 'running.json'))).toBe(false);
  });
});

describe('a start whose disk is full', () => {
  it('keeps running if it cannot store its process ids', async () => {
    const supervisor = new Supervisor(folder, ports, (line) => printed.push(line));
    mkdirSync(path.join(folder, 'running.json.new')); // cannot be written, as on a full disk
    const [first, second] = [new FakePostgres(1), new FakePostgres(2)];
    const revived = new Promise<void>((resolve) => {
      supervisor.adoptPostgres(first, async () => {
        setImmediate(resolve);
        return second;
      });
    });
    first.end();
    await revived;
    expect(printed.join()).toContain('The process ids could not be stored');
    await supervisor.stop();
  });
});
