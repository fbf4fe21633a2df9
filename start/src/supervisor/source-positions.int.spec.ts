import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { SOURCE_POSITIONS } from './child.js';

const COMPILER_OPTIONS = { sourceMap: true, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };

/** The compiler removes the types, so that source and compiled lines differ. */
const FAILING = `interface Saw {
  readonly name: string;
}

export function cut(saw: Saw): never {
  throw new TypeError(saw.name);
}
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-positions-'));
  const { outputText, sourceMapText = '' } = ts.transpileModule(FAILING, {
    fileName: 'saw.ts',
    compilerOptions: COMPILER_OPTIONS,
  });
  writeFileSync(path.join(folder, 'saw.js'), outputText);
  writeFileSync(path.join(folder, 'saw.js.map'), sourceMapText);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the error output of a program, with the module loaded as in a child. */
function errorOutput(program: string): string {
  const file = path.join(folder, 'main.mjs');
  writeFileSync(file, program);
  return spawnSync(process.execPath, ['--import', SOURCE_POSITIONS, file], { encoding: 'utf8' }).stderr;
}

describe('the stack trace of a child', () => {
  it('names the line of the TypeScript source', () => {
    const printed = errorOutput(`import { cut } from './saw.js'; cut({ name: 'blunt' });`);
    expect(printed).toContain('TypeError: blunt');
    expect(printed).toMatch(/at cut \(file:.*\/saw\.ts:6:9\)/);
    expect(printed).toMatch(/at file:.*\/main\.mjs:1:33/);
  });

  it('names the compiled line if there is no map', () => {
    rmSync(path.join(folder, 'saw.js.map'));
    expect(errorOutput(`import { cut } from './saw.js'; cut({ name: 'blunt' });`)).toMatch(/\/saw\.js:2:11/);
  });

  it('is written for every thrown value', () => {
    const program = `const odd = Object.assign(new Error(), { name: Symbol('odd') }); console.error(odd.stack);`;
    expect(errorOutput(program)).toMatch(/^Error\n {4}at file:.*\/main\.mjs/);
  });
});
