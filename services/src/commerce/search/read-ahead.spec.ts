import { describe, expect, it } from '@jest/globals';
import { readAhead } from './read-ahead.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('reading ahead', () => {
  it('gives all parts in their order, and has the next one fetched meanwhile', async () => {
    const told: string[] = [];
    async function* parts() {
      for (const part of ['a', 'b', 'c']) {
        told.push(`fetched ${part}`);
        yield part;
      }
    }
    for await (const part of readAhead(parts())) {
      await settled();
      told.push(`worked on ${part}`);
    }
    expect(told).toEqual([
      ...['fetched a', 'fetched b', 'worked on a'],
      ...['fetched c', 'worked on b'],
      'worked on c',
    ]);
  });

  it('fails where a part cannot be fetched, after the part before it', async () => {
    async function* parts() {
      yield 'a';
      throw new Error('away');
    }
    const worked: string[] = [];
    const work = async () => {
      for await (const part of readAhead(parts())) {
        await settled();
        worked.push(part);
      }
    };
    await expect(work()).rejects.toThrow('away');
    expect(worked).toEqual(['a']);
  });

  it('ends the source when nobody wants more', async () => {
    let isEnded = false;
    async function* parts() {
      try {
        for (;;) yield 'a';
      } finally {
        isEnded = true;
      }
    }
    for await (const part of readAhead(parts())) if (part === 'a') break;
    expect(isEnded).toBe(true);
  });
});
