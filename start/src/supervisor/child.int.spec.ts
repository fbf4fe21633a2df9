import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitForExit } from '../postgres/processes.js';
import { Child, type ChildDefinition } from './child.js';

let folder = '';
let definition: ChildDefinition;
const printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-child-'));
  printed.length = 0;
  definition = {
    name: 'worker',
    program: [path.join(folder, 'worker.mjs')],
    env: {},
    logFile: path.join(folder, 'log'),
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the child and resolves with its next process id. */
function started(child: { on?: (pid: number | undefined) => void }): Promise<number> {
  return new Promise((resolve) => (child.on = (pid) => resolve(pid ?? 0)));
}

describe('a supervised process', () => {
  it('is restarted after a crash, and its errors are shown', async () => {
    writeFileSync(path.join(folder, 'worker.mjs'), 'setInterval(() => {}, 1000);');
    const hook: { on?: (pid: number | undefined) => void } = {};
    const child: Child = new Child(definition, {
      print: (line) => printed.push(line),
      started: () => hook.on?.(child.pid),
    });
    const first = started(hook);
    child.start();
    const pid = await first;
    const second = started(hook);
    process.kill(pid, 'SIGKILL');
    expect(await second).not.toBe(pid);
    expect(printed.join()).toContain('worker ended (SIGKILL); starting it again in 0.5 s');
    await child.stop();
  });

  it('keeps running when the disk under its log is full', async () => {
    writeFileSync(path.join(folder, 'worker.mjs'), 'console.log("hello"); setInterval(() => {}, 1000);');
    let complained: () => void = () => undefined;
    const complaint = new Promise<void>((resolve) => (complained = resolve));
    const print = (line: string) => {
      printed.push(line);
      complained();
    };
    const child = new Child({ ...definition, logFile: '/dev/full' }, { print, started: () => undefined });
    child.start();
    await complaint;
    expect(printed.join()).toContain('/dev/full cannot be written, lines are dropped');
    expect([child.crashes, child.lastLines]).toEqual([0, 'hello']);
    await child.stop();
  });

  it('receives how often it was restarted and how it last ended', async () => {
    const record = path.join(folder, 'starts');
    writeFileSync(
      path.join(folder, 'worker.mjs'),
      `import { appendFileSync } from 'node:fs';
       const { RESTARTS: restarts, LAST_END: end } = process.env;
       appendFileSync(${JSON.stringify(record)}, JSON.stringify({ restarts, end }) + '\\n');
       if (restarts === '0') process.exit(3);
       console.log('second');
       process.on('message', () => {});`,
    );
    const child = new Child(definition, { print: (line) => printed.push(line), started: () => undefined });
    child.start();
    while (child.lastLines !== 'second') await pause(20);
    await child.stop();
    const starts = readFileSync(record, 'utf8').split('\n').filter(Boolean);
    expect(starts.map((line): unknown => JSON.parse(line))).toEqual([
      { restarts: '0' },
      { restarts: '1', end: 'code 3' },
    ]);
  });

  it('ends with its parent, even if the parent is killed', async () => {
    writeFileSync(path.join(folder, 'worker.mjs'), 'setInterval(() => {}, 1000);');
    const source = fileURLToPath(new URL('child.ts', import.meta.url));
    const code = `import { Child } from ${JSON.stringify(source)};
      const child = new Child(${JSON.stringify(definition)}, { print() {}, started() { console.log(child.pid); } });
      child.start();`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = Number(
      await new Promise((resolve) => parent.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))),
    );
    parent.kill('SIGKILL');
    expect(await waitForExit(pid, 8000)).toBe(true);
  });
});
