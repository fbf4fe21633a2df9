import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  rmdirSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LogFile } from './log-file.js';
import { rotateByCopy } from './rotation.js';

let folder = '';
let file = '';
const printed: string[] = [];
const print = (line: string) => void printed.push(line);
const lines = (name: string) => readFileSync(name, 'utf8').split('\n').filter(Boolean);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-log-'));
  file = path.join(folder, 'services.log');
  printed.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the log file of a process', () => {
  it('is rotated by size, and only some old files are kept', async () => {
    const log = new LogFile(file, print, { maxBytes: 20, maxFiles: 2 });
    for (const word of ['one', 'two', 'three', 'four']) {
      log.write(Buffer.from(`line ${word} is long\n`));
      await log.flush();
    }
    await log.close();
    expect([file, `${file}.1`, `${file}.2`].map(lines)).toEqual([
      ['line four is long'],
      ['line three is long'],
      ['line two is long'],
    ]);
    expect(existsSync(`${file}.3`)).toBe(false);
  });

  it('is continued by the next start, which counts its present size', async () => {
    writeFileSync(file, 'from an earlier start\n');
    const log = new LogFile(file, print, { maxBytes: 30, maxFiles: 1 });
    log.write(Buffer.from('from this start\n'));
    await log.close();
    expect([lines(file), lines(`${file}.1`)]).toEqual([['from this start'], ['from an earlier start']]);
  });

  it('drops and counts lines while it cannot be written, and reports them afterwards', async () => {
    mkdirSync(file); // a folder in its place cannot be written by anybody
    const log = new LogFile(file, print);
    log.write(Buffer.from('lost\nlost too\n'));
    await log.flush();
    log.write(Buffer.from('lost as well'));
    await log.flush();
    expect(log.dropped).toBe(3);
    rmdirSync(file);
    log.write(Buffer.from('{"msg":"written"}\n'));
    await log.close();
    expect(lines(file).map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'warn', lines: 3, msg: 'log lines dropped' }),
      { msg: 'written' },
    ]);
    expect(printed).toEqual([
      expect.stringContaining('services.log cannot be written, lines are dropped'),
      expect.stringContaining('services.log is written again'),
    ]);
  });

  it('does not throw on a full disk', async () => {
    const log = new LogFile('/dev/full', print);
    log.write(Buffer.from('no space\n'));
    await log.close();
    expect(log.dropped).toBe(1);
    expect(printed.join()).toContain('ENOSPC');
  });
});

describe('the log that Postgres keeps open', () => {
  it('is copied and emptied when it is too large', async () => {
    const limits = { maxBytes: 20, maxFiles: 1 };
    const descriptor = openSync(file, 'a');
    writeSync(descriptor, 'a line that is long enough\n');
    await rotateByCopy(file, limits);
    writeSync(descriptor, 'short\n');
    await rotateByCopy(file, limits);
    closeSync(descriptor);
    expect([lines(file), lines(`${file}.1`)]).toEqual([['short'], ['a line that is long enough']]);
  });

  it('may be missing', async () => {
    await rotateByCopy(file);
    expect(existsSync(file)).toBe(false);
  });
});
