import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyFile } from './archive-file.js';
import { BEGINNING, linkHash, type ChainLink } from './audit-chain.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function verifyLines(...lines: readonly object[]) {
  const file = path.join(folder, 'archive');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return verifyFile(file);
}

const linkAfter = (previous: { position: number; hash: string }, text: string): ChainLink => ({
  position: previous.position + 1,
  hash: linkHash(previous.hash, text),
  text,
});
const FIRST = linkAfter(BEGINNING, 'first');
const SECOND = linkAfter(FIRST, 'second');
const endAt = ({ position, hash }: ChainLink) => ({ end: { position, hash } });

describe('the check of an archive file', () => {
  it('returns the end of an intact file', async () => {
    expect(await verifyLines({ beginning: BEGINNING }, FIRST, SECOND, endAt(SECOND))).toEqual(endAt(SECOND));
  });

  it.each([
    ['an entry', SECOND],
    ['another end', endAt(FIRST)],
    ['a new beginning', { beginning: BEGINNING }],
  ])('refuses %s after the end', async (_what, line) => {
    expect(await verifyLines({ beginning: BEGINNING }, FIRST, endAt(FIRST), line)).toEqual({
      problem: 'the file continues after its end',
    });
  });

  it('refuses an end that does not match the last entry', async () => {
    expect(await verifyLines({ beginning: BEGINNING }, FIRST, endAt(SECOND))).toEqual({
      problem: 'the end line does not match the last entry',
    });
  });

  it('refuses a second beginning, before which entries could be missing', async () => {
    const { position, hash } = FIRST;
    expect(
      await verifyLines({ beginning: BEGINNING }, { beginning: { position, hash } }, SECOND, endAt(SECOND)),
    ).toEqual({ problem: 'the file begins again' });
  });

  it('refuses a file without an end', async () => {
    expect(await verifyLines({ beginning: BEGINNING }, FIRST)).toEqual({ problem: 'the file has no end' });
  });
});
