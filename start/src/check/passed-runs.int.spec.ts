import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PassedRuns } from './passed-runs.js';

let root = '';
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const run = (maySkip = true) => new PassedRuns({ root, file: path.join(root, 'cache', 'passed.json'), maySkip });
const pass = (name: string, ...inputs: string[]) => run().begin(name, inputs).recordPass();

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'manifold-passed-'));
  write('a.ts', 'one');
  write('b.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a check that passed', () => {
  it('is skipped while its files are the same, and listed as skipped', () => {
    pass('Lint', 'a.ts');
    write('b.ts', 'two');
    const again = run();
    expect(again.begin('Lint', ['a.ts']).hasPassedBefore).toBe(true);
    expect(again.skipped).toEqual(['Lint']);
  });

  it.each([
    ['one of its files changes', () => write('a.ts', 'two')],
    ['one of its files is removed', () => rmSync(path.join(root, 'a.ts'))],
    ['the record of it is cut short', () => write('cache/passed.json', '{"Lint":')],
  ])('runs again if %s', (_what, change) => {
    pass('Lint', 'a.ts');
    change();
    expect(run().begin('Lint', ['a.ts']).hasPassedBefore).toBe(false);
  });

  it('runs again if its list of files changed', () => {
    pass('Lint', 'a.ts');
    expect(run().begin('Lint', ['a.ts', 'b.ts']).hasPassedBefore).toBe(false);
  });

  it('says nothing about another check of the same files', () => {
    pass('Lint', 'a.ts');
    expect(run().begin('Types', ['a.ts']).hasPassedBefore).toBe(false);
  });

  it('runs again if nothing may be skipped, as in CI', () => {
    pass('Lint', 'a.ts');
    const everything = run(false);
    expect(everything.begin('Lint', ['a.ts']).hasPassedBefore).toBe(false);
    expect(everything.skipped).toEqual([]);
  });

  it('is recorded with its files as they were when it started', () => {
    const trial = run().begin('Lint', ['a.ts']);
    write('a.ts', 'changed while it ran');
    trial.recordPass();
    expect(run().begin('Lint', ['a.ts']).hasPassedBefore).toBe(false);
  });

  it('has not passed before it has run', () => {
    run().begin('Lint', ['a.ts']);
    expect(run().begin('Lint', ['a.ts']).hasPassedBefore).toBe(false);
  });
});
