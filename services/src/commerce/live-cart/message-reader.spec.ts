import { describe, expect, it } from '@jest/globals';
import { messageReader } from './message-reader.js';

describe('an event that a browser sends', () => {
  it.each([
    ['is logged as a warning by its name', '{"event":"cart-gone","data":1}', 'cart-gone'],
    ['is logged without its content if it is no JSON', 'cart-update secret', 'unreadable'],
    ['is logged without its content if it has no name', '{"data":"secret"}', 'unnamed'],
  ])('%s', (_what, text, event) => {
    const warnings: unknown[] = [];
    messageReader({ warn: (facts: unknown) => void warnings.push(facts) })(Buffer.from(text));
    expect(warnings).toEqual([{ event, ignored: 1 }]);
  });

  it('is logged once a minute, with the number of those in between', () => {
    const warnings: unknown[] = [];
    let now = 0;
    const read = messageReader({ warn: (facts: unknown) => void warnings.push(facts) }, () => now);
    for (let sent = 0; sent < 5; sent += 1) read('{"event":"flood"}');
    now = 60_000;
    read('{"event":"flood"}');
    expect(warnings).toEqual([
      { event: 'flood', ignored: 1 },
      { event: 'flood', ignored: 5 },
    ]);
  });
});
