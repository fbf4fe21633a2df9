import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { untilGone } from '../postgres/processes.js';
import { Child, type ChildDefinition } from './child.js';

let folder = '';
let definition: ChildDefinition;
const told: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-child-'));
  told.length = 0;
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
  it('is started again after it crashed, and its errors are shown', async () => {
    writeFileSync(path.join(folder, 'worker.mjs'), 'setInterval(() => {}, 1000);');
    const hook: { on?: (pid: number | undefined) => void } = {};
    const child: Child = new Child(definition, {
      tell: (line) => told.push(line),
      started: () => hook.on?.(child.pid),
    });
    const first = started(hook);
    child.start();
    const pid = await first;
    const second = started(hook);
    process.kill(pid, 'SIGKILL');
    expect(await second).not.toBe(pid);
    expect(told.join()).toContain('worker ended (SIGKILL); starting it again in 0.5 s');
    await child.stop();
  });

  it('dies with its parent even when the parent is killed', async () => {
    writeFileSync(path.join(folder, 'worker.mjs'), 'setInterval(() => {}, 1000);');
    const source = fileURLToPath(new URL('child.ts', import.meta.url));
    const code = `import { Child } from ${JSON.stringify(source)};
      const child = new Child(${JSON.stringify(definition)}, { tell() {}, started() { console.log(child.pid); } });
      child.start();`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = Number(
      await new Promise((resolve) => parent.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))),
    );
    parent.kill('SIGKILL');
    expect(await untilGone(pid, 8000)).toBe(true);
  });
});
