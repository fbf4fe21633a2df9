import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type RunningShop, startShop } from '../testing/running-shop.js';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const recordsOf = (consentId: string) =>
  shop.application.app.get(PrismaService).consentRecord.findMany({ where: { consentId }, orderBy: { id: 'asc' } });

describe('a choice about cookies', () => {
  it('is recorded with store, language, categories and the texts that it answered; a withdrawal too', async () => {
    const id = randomUUID();
    const visitor = shop.visitor('DE');
    await visitor.call('recordConsent', { id, categories: ['marketing', 'analytics'], version: 1, text: '1a2b' });
    await visitor.call('recordConsent', { id, categories: [], version: 1, text: '1a2b' });
    const records = await recordsOf(id);
    expect(records.map(({ storeKey, locale, categories }) => [storeKey, locale, categories])).toEqual([
      ['ferrum_de', 'de-DE', ['analytics', 'marketing']],
      ['ferrum_de', 'de-DE', []],
    ]);
    expect(records[0]).toMatchObject({ textVersion: 1, textDigest: '1a2b', revision: 1 });
    // Neither a session nor a cookie comes of it.
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it.each([
    ['a category that the store does not offer', { categories: ['preferences'] }],
    ['an unknown category', { categories: ['everything'] }],
    ['too many categories', { categories: Array.from({ length: 4 }, () => 'analytics') }],
    ['an id that is not random', { id: 'eva@example.com' }],
    ['a text instead of its digest', { text: 'I agree to everything.' }],
    ['another field', { email: 'eva@example.com' }],
  ])('is refused with %s', async (_what, changes) => {
    const request = { id: randomUUID(), categories: ['analytics'], version: 1, text: '1a2b', ...changes };
    expect(await shop.visitor('DE').refusal('recordConsent', request)).toEqual([400, 'invalid-input']);
  });
});
