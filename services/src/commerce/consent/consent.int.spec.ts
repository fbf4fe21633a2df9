import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { ConsentTexts } from '../consent-texts/index.js';
import { type RunningShop, startShop } from '../testing/running-shop.js';

const WORDS = 'We would like to use cookies.';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const recordsOf = (consentId: string) =>
  shop.application.app
    .get(PrismaService)
    .consentRecord.findMany({ where: { consentId }, orderBy: { id: 'asc' }, include: { shownText: true } });

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
    expect(records.map(({ shownText }) => shownText?.text)).toEqual([WORDS, WORDS]);
    expect(records[0]?.shownText).toMatchObject({
      place: 'cookies',
      locale: 'de-DE',
      digest: createHash('sha256').update(WORDS).digest('hex'),
    });
    // A choice creates neither a session nor a cookie.
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('counts only for words of ours, those of a page that was opened earlier included; a withdrawal always counts', async () => {
    const id = randomUUID();
    const visitor = shop.visitor('AT');
    const choose = (text: string, categories: 'analytics'[] = ['analytics']) =>
      visitor.refusal('recordConsent', { id, categories, version: 1, text });
    const unknown = [400, 'invalid-input'];
    expect(await choose('unknown')).toEqual(unknown);
    await visitor.call('recordConsent', { id, categories: ['analytics'], version: 1, text: '1a2b' });
    const texts = shop.application.app.get(ConsentTexts);
    const next = { text: 'May we use cookies?', pageDigest: '3c4d' };
    const places = { cookies: next, footer: next, checkout: next, 'landing-page': next, account: next };
    const before = texts.register(() => Promise.resolve(places));
    await visitor.call('recordConsent', { id, categories: ['analytics'], version: 1, text: '3c4d' });
    await visitor.call('recordConsent', { id, categories: ['analytics'], version: 1, text: '1a2b' });
    // Nobody in Poland has agreed to the earlier words.
    const other = { id, categories: ['analytics' as const], version: 1, text: '1a2b' };
    expect(await shop.visitor('PL').refusal('recordConsent', other)).toEqual(unknown);
    await visitor.call('recordConsent', { id, categories: [], version: 1, text: 'unknown' });
    texts.register(before);
    const words = (await recordsOf(id)).map(({ shownText }) => shownText?.text ?? null);
    expect(words).toEqual([WORDS, next.text, WORDS, null]);
  });

  it('is answered with 503 while the texts of the pages cannot be read', async () => {
    const texts = shop.application.app.get(ConsentTexts);
    const before = texts.register(() => Promise.reject(new ShopError('backend-unavailable')));
    const request = { id: randomUUID(), categories: ['analytics' as const], version: 1, text: '1a2b' };
    expect((await shop.visitor('DE').refusal('recordConsent', request))[0]).toBe(503);
    texts.register(before);
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
