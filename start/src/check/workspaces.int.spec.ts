import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../programs/checkout.js';
import { integrationInputs, testFolder, unitInputs, WORKSPACES } from './workspaces.js';

const isSource = (name: string) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist|generated|compiled)\//.test(name);
const sourcesOf = (workspace: string): readonly string[] =>
  readdirSync(path.join(CHECKOUT, workspace), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(workspace, name))
    .filter(isSource);
const isAmong = (file: string, inputs: readonly string[]) =>
  inputs.some((input) => file === input || file.startsWith(`${input}/`));
const textOf = (file: string) => readFileSync(path.join(CHECKOUT, file), 'utf8');

const isUnitTest = (file: string) => /\.spec\.tsx?$/.test(file) && !/\.int\.spec\.ts$/.test(file);
const isFile = (file: string) => statSync(path.join(CHECKOUT, file), { throwIfNoEntry: false })?.isFile() ?? false;

/** Statements only: tests of our own checks have imports in their texts. */
const IMPORTS = /^(?:import|export)\b[^'"`;]*from '((?:\.{1,2}\/|@manifold\/)[^']+)'/gm;

/** The imports of a file: files as paths in the checkout, workspaces as their names. */
function importsOf(file: string): readonly string[] {
  const words = [...textOf(file).matchAll(IMPORTS)].map(([, word = '']) => word);
  return words.flatMap((word) => {
    if (word.startsWith('@manifold/')) return [word.split('/')[1] ?? ''];
    const target = path.posix.join(path.dirname(file), word).replace(/\.js$/, '');
    return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter(isFile).slice(0, 1);
  });
}

/** Returns the source of an imported file, which an import names by its compiled form. */
const sourceOf = (file: string): string => (isFile(file) ? file : file.replace(/\.js$/, '.ts'));

/** Returns all files and workspaces that these files import, directly or indirectly. */
function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (isFile(file)) waiting.push(...importsOf(file));
  }
  return reached;
}

describe('the tests of a workspace', () => {
  it.each(WORKSPACES)('of %s have every imported file of unit tests as an input', (workspace) => {
    const reached = [...reachedFrom(sourcesOf(workspace).filter(isUnitTest))];
    expect(reached.filter((name) => !isAmong(name, unitInputs(workspace)))).toEqual([]);
  });

  it.each(WORKSPACES)('of %s have every imported file as an input', (workspace) => {
    const reached = [...reachedFrom(sourcesOf(workspace))];
    expect(reached.filter((name) => !isAmong(name, integrationInputs(workspace)))).toEqual([]);
  });

  it.each(WORKSPACES)('of %s have every outside file that unit tests name as an input', (workspace) => {
    const named = sourcesOf(workspace)
      .filter(isUnitTest)
      .flatMap((file) =>
        [...textOf(file).matchAll(/'((?:\.\.\/)+[\w./-]+)'/g)].map(([, to = '']) =>
          sourceOf(path.posix.join(path.dirname(file), to)),
        ),
      );
    const outside = named.filter((file) => !file.startsWith(`${workspace}/`));
    expect(outside.filter((file) => !isAmong(file, unitInputs(workspace)))).toEqual([]);
  });

  it('have all workspaces as inputs if they start the whole system', () => {
    for (const workspace of ['services', 'start'])
      for (const other of WORKSPACES) expect(isAmong(testFolder(other), integrationInputs(workspace))).toBe(true);
  });

  it('of the sandbox do not depend on the shop, nor those of the rules on the sandbox', () => {
    expect(isAmong('services/src', integrationInputs('sandbox'))).toBe(false);
    expect(isAmong('sandbox/commercetools', unitInputs('domain'))).toBe(false);
  });
});
