import { describe, expect, it } from '@jest/globals';
import { shortIds } from './short-message-ids.js';

describe('the short ids of messages', () => {
  const ids = Array.from({ length: 1500 }, (_, index) => `part.message-${index}`);

  it('are all different', () => {
    expect(new Set(shortIds(ids).values()).size).toBe(ids.length);
  });

  it('do not depend on the order of the messages, because the server and the browser are built one after the other', () => {
    expect(shortIds([...ids].reverse())).toEqual(shortIds(ids));
  });

  it('have at most three characters', () => {
    expect([...shortIds(ids).values()].filter((id) => id.length > 3)).toEqual([]);
  });
});
