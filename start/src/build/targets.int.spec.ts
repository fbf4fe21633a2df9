import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inputHash } from './input-hash.js';
import { buildStages } from './targets.js';

const bundles = buildStages()
  .flat()
  .filter(({ title }) => /bundled$/.test(title))
  .map(({ title, inputs, isInput }) => ({ title, inputs, isInput }));

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'manifold-targets-'));
  for (const file of ['domain/src/money/money.ts', 'storefront/src/ui/Price.tsx', 'admin/src/App.tsx'])
    write(file, 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe.each(bundles)('$title', ({ inputs, isInput }) => {
  const hash = () => inputHash(root, inputs, isInput);

  it.each([
    'config-seeds/src/tax-rate.ts',
    'domain/src/money/money.spec.ts',
    'domain/src/money/testing/amounts.ts',
    'storefront/src/ui/Price.spec.tsx',
    'storefront/src/testing/mount.ts',
    'admin/src/testing/render-hook.ts',
  ])('is not repeated because of a change in %s', (file) => {
    const before = hash();
    write(file, 'changed');
    expect(hash()).toBe(before);
  });

  it.each(['domain/src/money/money.ts', 'domain/src/testing-ground/rule.ts', `${inputs[0] ?? ''}/src/main.tsx`])(
    'is repeated because of a change in %s',
    (file) => {
      const before = hash();
      write(file, 'changed');
      expect(hash()).not.toBe(before);
    },
  );
});

it('tests both bundles', () => {
  expect(bundles).toHaveLength(2);
});
