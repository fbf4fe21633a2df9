import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { Env } from '../../platform/env/env.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LiveConfig } from '../../store-config/index.js';
import { ConsoleClient } from '../../store-config/testing/console-client.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { SearchIndexer } from './search-indexer.service.js';
import { SearchLeadership } from './search-leadership.js';

let shop: RunningShop;
const part = <Part>(kind: abstract new (...all: never[]) => Part): Part => shop.application.app.get(kind);

const BUILD_MILLISECONDS = 300_000;

beforeAll(async () => {
  shop = await startShop();
  await part(SearchIndexer).check();
}, BUILD_MILLISECONDS);

afterAll(() => shop.stop());

const search = async (country: string, request: { text: string } & Record<string, unknown>) =>
  (await shop.visitor(country).call('searchProducts', request)).search;
const liveGenerations = () =>
  part(PrismaService).searchGeneration.findMany({ where: { isLive: true }, orderBy: { indexName: 'asc' } });

describe('the search page', () => {
  it('corrects a mistyped word and shows the correction', async () => {
    const mistyped = await search('DE', { text: 'friteuse' });
    expect(mistyped.correctedText).toBe('fritteuse');
    expect(mistyped.results[0]?.name).toContain('Fritteuse');
    expect((await search('DE', { text: 'Fritteuse' })).correctedText).toBeNull();
  });

  it('finds a single product by SKU or EAN', async () => {
    for (const text of ['EX10010001', 'ex 10010001', '2900100100014'])
      expect((await search('DE', { text })).results.map(({ sku }) => sku)).toEqual(['EX10010001']);
  });

  it('ranks a product first by its model number or SKU in any spelling', async () => {
    for (const text of ['RCEF-10DH', 'rcef 10 dh', 'EX10-010-002', 'EX1001-0002', '10010002', 'Fritteuse RCEF-10DH'])
      expect([text, (await search('DE', { text })).results[0]?.sku]).toEqual([text, 'EX10010002']);
  });

  it('ranks the nearest measures first, in any unit', async () => {
    const skus = async (text: string) => (await search('DE', { text })).results.map(({ sku }) => sku);
    expect((await skus('Kompressor 100 l'))[0]).toBe('EX10080003');
    expect((await skus('Fritteuse 3,2 kW'))[0]).toBe('EX10010001');
    const near = (await skus('2 kW Fritteuse')).slice(0, 2);
    expect(near[0]).toBe('EX10010004');
  });

  it('lists all products for an empty text', async () => {
    const { products } = await shop.visitor('HU').call('getProducts', { query: 'listing' });
    const everything = await search('HU', { text: '  ' });
    expect(everything.total).toBe(products.total);
    expect(everything.results).toEqual(products.results);
    expect(everything.facets).toMatchObject({ ...products.facets });
  });

  it('counts each option with the other filters, correctly', async () => {
    const whole = await search('DE', { text: 'Schrank' });
    for (const { id, count } of whole.facets.categories) {
      const narrowed = await search('DE', { text: 'Schrank', categoryId: id });
      expect([id, narrowed.total]).toEqual([id, count]);
      expect(narrowed.facets.categories.map((category) => category.id)).toContain(id);
    }
    const [brand] = whole.facets.brands;
    const ofBrand = await search('DE', { text: 'Schrank', brands: [brand?.slug] });
    expect(ofBrand.total).toBe(brand?.count);
    expect(ofBrand.facets.brands).toEqual(whole.facets.brands);
  });

  it('sorts hits by price and pages them', async () => {
    const first = await search('SK', { text: 'spawarka zváračka', sort: 'price-asc', hitsPerPage: 12 });
    const paid = first.results.map(({ price }) => (price.discounted ?? price.value).centAmount);
    expect(paid).toEqual([...paid].sort((one, other) => one - other));
    expect(paid.length).toBeGreaterThan(1);
    const second = await search('SK', { text: 'kompresor', hitsPerPage: 12, page: 2 });
    expect(second.offset).toBe(12);
  });

  it.each([
    [12, 12],
    [24, 24],
    [36, 36],
    [48, 48],
    [7, 24],
    [undefined, 24],
  ])('for a page size of %s shows %i hits', async (hitsPerPage, limit) => {
    const page = await search('DE', { text: '', ...(hitsPerPage === undefined ? {} : { hitsPerPage }) });
    expect([page.limit, page.results.length]).toEqual([limit, Math.min(limit, page.total)]);
  });

  it('filters by tags and by prices up to a million', async () => {
    const whole = await search('DE', { text: 'Schrank' });
    expect((await search('DE', { text: 'Schrank', priceFrom: 0, priceTo: 1_000_000 })).total).toBe(whole.total);
    const above = JSON.stringify({ text: 'Schrank', priceTo: 1_000_001 });
    expect((await shop.visitor('DE').send('searchProducts', above)).status).toBe(400);
    for (const { tag, count } of whole.facets.tags)
      expect([tag, (await search('DE', { text: 'Schrank', tags: [tag] })).total]).toEqual([tag, count]);
  });

  it('finds by a new synonym at once, without a rebuild', async () => {
    const [word, meant] = ['Zwirbelfax', 'Fritteuse'];
    expect((await search('DE', { text: word })).total).toBe(0);
    const generations = await liveGenerations();
    const snapshot = part(LiveConfig)
      .snapshots()
      .find(({ storeKey }) => storeKey === 'ferrum_de');
    const before = snapshot?.document.locales['de-DE']?.['search-synonyms'];
    const staff = await new ConsoleClient(shop.application.app).signIn('operations');
    const row = { section: 'search-synonyms', layer: 'locale', key: 'de-DE', validFrom: null, validTo: null };
    const after = { meanings: [...(before?.meanings ?? []), `${meant} = ${word}`] };
    const { body: draft } = await staff.ask<ChangeSet>('POST', '/change-sets', { name: 'Another word' });
    const edit = { ...row, before, after };
    const { body: edited } = await staff.ask<ChangeSet>('PUT', `/change-sets/${draft.id}/edits`, edit, draft.version);
    const params = { version: edited.version, reason: 'People say so' };
    expect((await staff.ask('POST', `/change-sets/${draft.id}/publish`, params)).status).toBe(200);
    expect((await search('DE', { text: word })).total).toBe((await search('DE', { text: meant })).total);
    expect(await liveGenerations()).toEqual(generations);
  });

  it('finds nothing for an unknown word', async () => {
    const nothing = await search('DE', { text: 'qqqxyzzy' });
    expect(nothing).toMatchObject({ results: [], total: 0, facets: { brands: [], categories: [], price: null } });
  });

  it('accepts any text', async () => {
    for (const text of ["' | 'a':* & !(", '\\', '%_%', '<->', '😀', 'a'.repeat(100), "O'Brien; DROP TABLE store"])
      expect(await search('DE', { text })).toHaveProperty('total');
  });
});

describe('the quick search', () => {
  it('suggests products, categories and brands while one types', async () => {
    const { suggestions } = await shop.visitor('GB').call('quickSearch', { text: 'royal cat' });
    expect(suggestions.brands).toEqual([{ slug: 'royal-catering', name: 'Royal Catering' }]);
    expect(suggestions.products).toHaveLength(6);
    const { suggestions: fryers } = await shop.visitor('GB').call('quickSearch', { text: 'deep fry' });
    expect(fryers.categories[0]?.name.toLowerCase()).toContain('fryer');
    expect(fryers.products[0]?.name.toLowerCase()).toContain('fryer');
  });

  it('finds a compound typed as two words, letter by letter', async () => {
    const visitor = shop.visitor('DE');
    const { suggestions: whole } = await visitor.call('quickSearch', { text: 'Kühlschrank' });
    const typed = 'Kühl schrank';
    for (let letters = 'Kühl'.length; letters < typed.length; letters += 1)
      await visitor.call('quickSearch', { text: typed.slice(0, letters) });
    const { suggestions } = await visitor.call('quickSearch', { text: typed });
    expect(whole.products.length).toBeGreaterThan(0);
    expect(suggestions.products[0]?.name.toLowerCase()).toContain('kühlschrank');
  });

  it.each(['ab', 'a'.repeat(101)])('refuses a text that is too short or too long', async (text) => {
    const { status, body } = await shop.visitor('GB').send('quickSearch', JSON.stringify({ text }));
    expect([status, body.error?.code, body.error?.fields?.[0]?.field]).toEqual([400, 'invalid-input', 'text']);
  });
});

describe('a click on a hit', () => {
  it('is stored with its position, without a cookie, for a known query', async () => {
    const visitor = shop.visitor('DE');
    const { suggestions } = await visitor.call('quickSearch', { text: 'Fritteuse' });
    const click = { queryId: suggestions.queryId, sku: 'EX10010001', position: 2 };
    expect(await visitor.call('recordSearchClick', click)).toEqual({ recorded: true });
    const [kept] = await part(PrismaService).searchClick.findMany({ include: { query: true } });
    expect(kept).toMatchObject({ sku: 'EX10010001', position: 2, query: { text: 'fritteuse', kind: 'quick' } });
    const unknown = { ...click, queryId: '00000000-0000-4000-8000-000000000000' };
    expect(await visitor.call('recordSearchClick', unknown)).toEqual({ recorded: false });
    expect(visitor.cookies.size).toBe(0);
  });
});

describe('the search indexes', () => {
  it('are not rebuilt while the catalogue is unchanged', async () => {
    const before = await liveGenerations();
    expect(before).toHaveLength(28);
    expect(await part(SearchIndexer).check()).toBe(true);
    expect(await liveGenerations()).toEqual(before);
  });

  it('are maintained by one replica at a time', async () => {
    const other = new SearchLeadership(shop.application.app.get<Env>(Env));
    expect(await other.acquire()).toBe(false);
    await part(SearchLeadership).release();
    expect(await other.acquire()).toBe(true);
    expect(await part(SearchIndexer).check()).toBe(false);
    await other.release();
  });

  it('are rebuilt on request while the previous generation stays live', async () => {
    const indexName = 'prod.de-DE';
    const prisma = part(PrismaService);
    await prisma.searchIndexState.update({ where: { indexName }, data: { rebuildWanted: true } });
    const before = await liveGenerations();
    let isBuilt = false;
    const built = part(SearchIndexer)
      .check()
      .finally(() => {
        isBuilt = true;
      });
    const totals = new Set<number>();
    while (!isBuilt) totals.add((await search('DE', { text: 'Fritteuse' })).total);
    await built;
    totals.add((await search('DE', { text: 'Fritteuse' })).total);
    expect(totals.size).toBe(1);
    const changed = (await liveGenerations()).filter(({ id }) => !before.some((old) => old.id === id));
    expect(changed.map((generation) => generation.indexName)).toEqual([indexName]);
  });

  it('affect only the search when they fail', async () => {
    const [generation] = await part(PrismaService).searchGeneration.findMany({ where: { indexName: 'prod.fr-FR' } });
    await part(PrismaService).$executeRawUnsafe(`DROP TABLE search.document_${generation?.id}`);
    const visitor = shop.visitor('FR');
    expect(await visitor.refusal('searchProducts', { text: 'friteuse' })).toEqual([503, 'backend-unavailable']);
    expect((await visitor.call('getProducts', { query: 'listing' })).products.total).toBeGreaterThan(0);
    expect((await visitor.call('searchProducts', { text: '' })).search.total).toBeGreaterThan(0);
  });
});
