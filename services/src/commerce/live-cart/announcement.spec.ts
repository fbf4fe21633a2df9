import { describe, expect, it } from '@jest/globals';
import { MAX_PAYLOAD_BYTES } from '../../platform/postgres/notifications.js';
import { announcementText, parsedAnnouncement, sessionDigest } from './announcement.js';

const cart = (skus: readonly string[]) => ({
  from: 'a',
  storeKey: 'ferrum_sk',
  cartId: 'c1',
  version: 2,
  skus: [...skus],
});

describe('what one replica tells the others', () => {
  it.each([
    ['a changed cart', cart(['EX1', 'x'.repeat(256)])],
    ['an ordered cart', { ...cart([]), version: null }],
    ['an ended session', { from: 'a', session: sessionDigest('s1') }],
    ['that announcements were lost', { from: 'a', reload: true as const }],
  ])('is read as it was written: %s', (_what, announcement) => {
    expect(parsedAnnouncement(announcementText(announcement))).toEqual(announcement);
  });

  it.each([
    ['many products', Array.from({ length: 900 }, (_, place) => `EX${10_000_000 + place}`)],
    ['long names in many bytes', Array.from({ length: 40 }, () => '例'.repeat(100))],
  ])('leaves out the products of a cart with %s, because Postgres refuses long notifications', (_what, skus) => {
    const text = announcementText(cart(skus));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_PAYLOAD_BYTES);
    expect(parsedAnnouncement(text)).toEqual({ from: 'a', storeKey: 'ferrum_sk', cartId: 'c1', version: 2 });
  });

  it('never contains the id of a session', () => {
    expect(sessionDigest('secret-session')).not.toContain('secret');
  });

  it.each(['nonsense', '{}', '{"from":"a","cartId":"c1"}', '{"from":"a","session":"s","version":2}'])(
    'is ignored if it cannot be read: %s',
    (payload) => {
      expect(parsedAnnouncement(payload)).toBeUndefined();
    },
  );
});
