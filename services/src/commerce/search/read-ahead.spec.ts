import { describe, expect, it } from '@jest/globals';
import { readAhead } from './read-ahead.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('reading ahead', () => {
  it('yields all parts in order and fetches the next one meanwhile', async () => {
    const events: string[] = [];
    async function* parts() {
      for (const part of ['a', 'b', 'c']) {
        events.push(`fetched ${part}`);
        yield part;
      }
    }
    for await (const part of readAhead(parts())) {
      await settled();
      events.push(`worked on ${part}`);
    }
    expect(events).toEqual([
      ...['fetched a', 'fetched b', 'worked on a'],
      ...['fetched c', 'worked on b'],
      'worked on c',
    ]);
  });

  it('fails after the previous part if a part cannot be fetched', async () => {
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

  it('ends the source when the consumer stops', async () => {
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
