import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { brokenLink, type ChainLink, type ChainPlace } from './audit-chain.js';
import type { Verdict } from './verify.js';

type Line = ChainLink | { readonly beginning: ChainPlace } | { readonly end: ChainPlace };

/** Computes every hash of an archive file again. The first line names the end of the file before it. */
export async function verifyFile(file: string): Promise<Verdict> {
  let previous: ChainPlace | undefined;
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    const line = JSON.parse(text) as Line;
    if ('end' in line) {
      const isEnd = line.end.position === previous?.position && line.end.hash === previous.hash;
      return isEnd ? { end: line.end } : { problem: 'the last line is not the end of the links before it' };
    }
    if ('beginning' in line) {
      previous = line.beginning;
      continue;
    }
    const problem = previous ? brokenLink(previous, line) : 'the file has no beginning';
    if (problem !== undefined) return { problem };
    previous = { position: line.position, hash: line.hash };
  }
  return { problem: 'the file has no end' };
}
