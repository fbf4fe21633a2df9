import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SessionSeal } from './session-seal.js';
import type { ShopSession } from './shop-session.js';

const session: ShopSession = {
  sid: 's1',
  storeKey: 'ferrum_sk',
  anonymousId: 'a1',
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: 1_800_000_000,
  endsAt: 4_000_000_000,
};

describe('a sealed shop session', () => {
  it('opens unchanged', async () => {
    const seal = new SessionSeal([randomBytes(32)]);
    expect(await seal.open(await seal.seal(session))).toEqual(session);
  });

  it('ends 180 days after it began, however often it is renewed', async () => {
    const DAY_MS = 24 * 3600 * 1000;
    let now = Date.parse('2026-01-01T00:00:00Z');
    const seal = new SessionSeal([randomBytes(32)], () => now);
    const { endsAt: _none, ...begun } = session;
    let sealed = await seal.seal(begun);
    for (let day = 0; day < 179; day += 1) {
      now += DAY_MS;
      const opened = await seal.open(sealed);
      if (opened) sealed = await seal.seal({ ...opened, accessToken: `of day ${day}` });
    }
    expect(await seal.open(sealed)).toMatchObject({ accessToken: 'of day 178' });
    now += DAY_MS;
    expect(await seal.open(sealed)).toBeUndefined();
  });

  it('does not reveal its tokens', async () => {
    const sealed = await new SessionSeal([randomBytes(32)]).seal(session);
    const readable = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(readable.join(' ')).not.toMatch(/access|refresh/);
  });

  it('does not open if one letter was changed', async () => {
    const seal = new SessionSeal([randomBytes(32)]);
    const sealed = await seal.seal(session);
    // Not the last letter, because some of its bits are unused.
    const other = sealed.at(-4) === 'A' ? 'B' : 'A';
    expect(await seal.open(sealed.slice(0, -4) + other + sealed.slice(-3))).toBeUndefined();
  });

  it('still opens with a new key as long as the old key is configured', async () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const sealed = await new SessionSeal([older]).seal(session);
    expect(await new SessionSeal([newer, older]).open(sealed)).toEqual(session);
    expect(await new SessionSeal([newer]).open(sealed)).toBeUndefined();
  });

  it.each(['', 'nonsense', 'a.b.c.d.e', '..', '%%%'])('does not open from the cookie %j', async (cookie) => {
    expect(await new SessionSeal([randomBytes(32)]).open(cookie)).toBeUndefined();
  });
});
