import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inputHash } from './input-hash.js';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const hash = () => inputHash(root, ['src', 'package-lock.json']);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'manifold-hash-'));
  write('src/a.ts', 'one');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the hash of the inputs of a build', () => {
  it('stays the same while no source changes, even if the build writes files', () => {
    const before = hash();
    write('src/dist/a.js', 'compiled');
    write('src/platform/generated/client.ts', 'generated');
    write('src/.tsbuildinfo', '{}');
    expect(hash()).toBe(before);
  });

  it.each([
    ['a source changes', () => write('src/a.ts', 'two')],
    ['a source is added', () => write('src/b.ts', '')],
    [
      'a source moves',
      () => {
        rmSync(path.join(root, 'src/a.ts'));
        write('src/b.ts', 'one');
      },
    ],
    ['another package is installed', () => write('package-lock.json', '{"a":1}')],
    ['an input disappears', () => rmSync(path.join(root, 'src'), { recursive: true })],
  ])('changes if %s', (_what, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });
});
