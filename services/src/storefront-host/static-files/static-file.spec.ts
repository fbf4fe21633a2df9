import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { cachedFile } from './static-file.js';

const code = Array.from(
  { length: 4_000 },
  (_none, at) => `export const value${at * 7919} = ${(at * 104_729) % 65_537};`,
);
const content = Buffer.from(code.join('\n'));

describe('a file of the build in brotli', () => {
  it('is sent at once, and smaller to those who come later', async () => {
    const file = cachedFile('assets/shop.js', 'text/javascript', content);
    const first = await file.body('br');
    let later = first;
    while (later === first) {
      await nextTurn();
      later = await file.body('br');
    }
    expect(later.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(later).equals(content)).toBe(true);
  });
});
