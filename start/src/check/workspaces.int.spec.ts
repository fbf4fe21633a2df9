import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../checkout.js';
import { integrationInputs, testFolder, unitInputs, WORKSPACES } from './workspaces.js';

const isSource = (name: string) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist|generated|compiled)\//.test(name);
const sourcesOf = (workspace: string): readonly string[] =>
  readdirSync(path.join(CHECKOUT, workspace), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(workspace, name))
    .filter(isSource);
const isAmong = (file: string, inputs: readonly string[]) =>
  inputs.some((input) => file === input || file.startsWith(`${input}/`));
const textOf = (file: string) => readFileSync(path.join(CHECKOUT, file), 'utf8');

describe('the tests of a workspace', () => {
  it.each(WORKSPACES)('of %s hang on every workspace that its files import', (workspace) => {
    const imported = sourcesOf(workspace).flatMap((file) =>
      [...textOf(file).matchAll(/from '@manifold\/([a-z-]+)/g)].map(([, name = '']) => name),
    );
    const missing = [...new Set(imported)].filter((name) => !isAmong(name, unitInputs(workspace)));
    expect(missing).toEqual([]);
  });

  it.each(WORKSPACES)('of %s hang on every file that its unit tests name outside of it', (workspace) => {
    const specs = sourcesOf(workspace).filter((file) => file.endsWith('.spec.ts') && !file.endsWith('.int.spec.ts'));
    const named = specs.flatMap((file) =>
      [...textOf(file).matchAll(/'((?:\.\.\/)+[\w./-]+)'/g)].map(([, to = '']) =>
        path.posix.join(path.dirname(file), to),
      ),
    );
    const outside = named.filter((file) => !file.startsWith(`${workspace}/`));
    expect(outside.filter((file) => !isAmong(file, unitInputs(workspace)))).toEqual([]);
  });

  it('hang on everything if they start the whole system', () => {
    for (const workspace of ['services', 'start'])
      for (const other of WORKSPACES) expect(isAmong(testFolder(other), integrationInputs(workspace))).toBe(true);
  });

  it('of the sandbox do not hang on the shop, nor those of the shop’s rules on the sandbox', () => {
    expect(isAmong('services/src', integrationInputs('sandbox'))).toBe(false);
    expect(isAmong('sandbox/commercetools', unitInputs('domain'))).toBe(false);
  });
});
