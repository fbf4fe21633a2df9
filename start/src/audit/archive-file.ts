import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { brokenLink, type ChainLink, type ChainPlace } from './audit-chain.js';
import { isSame, type Verdict } from './verify.js';

type Line = ChainLink | { readonly beginning: ChainPlace } | { readonly end: ChainPlace };

/**
 * Recomputes every hash of an archive file. Returns the end of the chain, or the first problem. The first line is the end
 * of the previous archive file.
 */
export async function verifyFile(file: string): Promise<Verdict> {
  let previous: ChainPlace | undefined;
  let end: ChainPlace | undefined;
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    if (end) return { problem: 'the file continues after its end' };
    const line = JSON.parse(text) as Line;
    if ('end' in line && !isSame(line.end, previous)) return { problem: 'the end line does not match the last entry' };
    if ('end' in line) {
      end = line.end;
      continue;
    }
    if ('beginning' in line) {
      // A second one would hide entries that were removed before it.
      if (previous) return { problem: 'the file begins again' };
      previous = line.beginning;
      continue;
    }
    const problem = previous ? brokenLink(previous, line) : 'the file has no beginning';
    if (problem !== undefined) return { problem };
    previous = { position: line.position, hash: line.hash };
  }
  return end ? { end } : { problem: 'the file has no end' };
}
