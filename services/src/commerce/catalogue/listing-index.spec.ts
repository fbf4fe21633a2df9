import { describe, expect, it } from '@jest/globals';
import type { CategoryRecord, ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { CategoryTree } from './category-tree.js';
import { ListingIndex } from './listing-index.js';

const category = (id: string, parentId: string | null): CategoryRecord => ({
  id,
  key: id,
  names: { sk: id },
  slugs: { sk: id },
  metaTitles: {},
  metaDescriptions: {},
  parentId,
  orderHint: '0.1',
  related: [],
});

const tree = new CategoryTree([category('kitchen', null), category('fryers', 'kitchen'), category('garden', null)]);

interface RowFacts {
  readonly sku: string;
  readonly cents: number | null;
  readonly name?: string;
  readonly created?: string;
  readonly tags?: string[];
  readonly rating?: number;
  readonly reviews?: number;
  readonly categoryId?: string;
}

function row(facts: RowFacts): ListingRow {
  const {
    sku,
    cents,
    name = sku,
    created = '2026-01-01',
    tags = [],
    rating,
    reviews = 10,
    categoryId = 'fryers',
  } = facts;
  return {
    id: sku,
    sku,
    summary: { names: { sk: name }, slugs: {}, image: null },
    createdAt: created,
    categoryIds: [categoryId],
    rating: rating === undefined ? null : { average: rating, count: reviews },
    attributes: { tags },
    centAmounts: [null, cents],
    fullCentAmounts: [null, cents],
  };
}

const skus = (listed: readonly { readonly sku: string }[]) => listed.map(({ sku }) => sku);

const store = { tree, languages: new Map([['sk-SK', ['sk-SK', 'sk', 'en']]]), priceIndex: 1 };

const index = (...rows: ListingRow[]) => new ListingIndex(rows, store);

describe('the listing of a brand that sells some departments', () => {
  const part = tree.within(['garden']);
  const goods = [row({ sku: 'A', cents: 300 }), row({ sku: 'B', cents: 200, tags: ['new'], categoryId: 'garden' })];
  const listed = new ListingIndex(goods, { ...store, tree: part });

  it('has only products of these departments', () => {
    expect(skus(listed.sorted(undefined, 'relevance', 'sk-SK'))).toEqual(['B']);
    expect(listed.idsBySku(['A', 'B'])).toEqual(['B']);
    expect(listed.tagged('new', 9)).toEqual(['B']);
  });

  it('has no category of other departments', () => {
    expect(part.roots.map(({ key }) => key)).toEqual(['garden']);
    expect([part.find('fryers'), part.bySlug('fryers', ['sk'])]).toEqual([undefined, undefined]);
    expect([part.sells(['fryers']), part.sells(['garden', 'fryers'])]).toEqual([false, true]);
  });

  it('is the full catalogue without departments', () => {
    expect(tree.within([])).toBe(tree);
    expect(tree.sells([])).toBe(true);
  });
});

describe('a listing', () => {
  it('sorts by what is paid in its store', () => {
    const listed = index(row({ sku: 'A', cents: 300 }), row({ sku: 'B', cents: 100 }), row({ sku: 'C', cents: 200 }));
    expect(skus(listed.sorted('fryers', 'price-asc', 'sk-SK'))).toEqual(['B', 'C', 'A']);
    expect(skus(listed.sorted('fryers', 'price-desc', 'sk-SK'))).toEqual(['A', 'C', 'B']);
  });

  it('sorts names as the language does', () => {
    const names = { A: 'Žehlička', B: 'Chladnička', C: 'Hriankovač', D: 'Cisterna 10 l', E: 'Cisterna 2 l' };
    const listed = index(...Object.entries(names).map(([sku, name]) => row({ sku, cents: 100, name })));
    // In Slovak ch sorts after h, and 2 before 10.
    expect(skus(listed.sorted('fryers', 'name-asc', 'sk-SK'))).toEqual(['E', 'D', 'C', 'B', 'A']);
  });

  it('shows the newest first', () => {
    const listed = index(
      row({ sku: 'A', cents: 1, created: '2026-01-01T10:00:00Z' }),
      row({ sku: 'B', cents: 1, created: '2026-03-01T10:00:00Z' }),
    );
    expect(skus(listed.sorted('fryers', 'newest', 'sk-SK'))).toEqual(['B', 'A']);
  });

  it('ranks best sellers first, then by rating', () => {
    const listed = index(
      row({ sku: 'A', cents: 1, rating: 4.9 }),
      row({ sku: 'B', cents: 1, rating: 3, tags: ['bestseller'] }),
      row({ sku: 'C', cents: 1 }),
    );
    expect(skus(listed.sorted('fryers', 'relevance', 'sk-SK'))).toEqual(['B', 'A', 'C']);
  });

  it('weights ratings by the number of reviews', () => {
    const listed = index(
      row({ sku: 'A', cents: 1, rating: 5, reviews: 1 }),
      row({ sku: 'B', cents: 1, rating: 4.7, reviews: 60 }),
      row({ sku: 'C', cents: 1, rating: 2, reviews: 9 }),
      row({ sku: 'D', cents: 1 }),
    );
    expect(skus(listed.sorted('fryers', 'relevance', 'sk-SK'))).toEqual(['B', 'A', 'D', 'C']);
  });

  it('lists the subtree of a department only', () => {
    const listed = index(row({ sku: 'A', cents: 1 }), row({ sku: 'B', cents: 1, categoryId: 'garden' }));
    expect(skus(listed.sorted('kitchen', 'price-asc', 'sk-SK'))).toEqual(['A']);
    expect(skus(listed.sorted('unknown', 'price-asc', 'sk-SK'))).toEqual([]);
  });

  it('leaves out products without a price in the store', () => {
    const listed = index(row({ sku: 'A', cents: null }), row({ sku: 'B', cents: 1 }));
    expect(skus(listed.sorted('fryers', 'newest', 'sk-SK'))).toEqual(['B']);
    expect(listed.idsBySku(['A', 'B'])).toEqual(['B']);
  });

  it('leaves out products that are not for sale', () => {
    const hidden = row({ sku: 'A', cents: 1 });
    const elsewhere = { ...row({ sku: 'C', cents: 1 }), attributes: { enabledOnMarket: ['en-GB'] } };
    const listed = index(
      { ...hidden, attributes: { eligibleForSelling: false } },
      elsewhere,
      row({ sku: 'B', cents: 1 }),
    );
    expect(skus(listed.sorted('fryers', 'newest', 'sk-SK'))).toEqual(['B']);
  });

  it('collects reduced products, also by running campaigns, and new ones of all departments', () => {
    const listed = index(
      row({ sku: 'A', cents: 300, tags: ['on-sale'] }),
      row({ sku: 'B', cents: 100, tags: ['campaign:spring'], categoryId: 'garden' }),
      row({ sku: 'C', cents: 200, tags: ['new'] }),
    );
    expect(skus(listed.collection('sale', [], 'price-asc', 'sk-SK'))).toEqual(['A']);
    expect(skus(listed.collection('sale', ['spring'], 'price-asc', 'sk-SK'))).toEqual(['B', 'A']);
    expect(skus(listed.collection('new-arrivals', ['spring'], 'price-asc', 'sk-SK'))).toEqual(['C']);
  });

  it('lists the best rated products of a tag', () => {
    const listed = index(
      row({ sku: 'A', cents: 1, tags: ['new'], rating: 3 }),
      row({ sku: 'B', cents: 1, tags: ['new'], rating: 5 }),
      row({ sku: 'C', cents: 1, tags: ['bware'], rating: 5 }),
    );
    expect(listed.tagged('new', 10)).toEqual(['B', 'A']);
    expect(listed.tagged('new', 1)).toEqual(['B']);
  });

  it('lists similar products, nearest in price first', () => {
    const listed = index(
      row({ sku: 'A', cents: 300 }),
      row({ sku: 'B', cents: 900 }),
      row({ sku: 'C', cents: 310 }),
      row({ sku: 'D', cents: 305, categoryId: 'garden' }),
    );
    expect(listed.similar('A', 'fryers', 8)).toEqual(['C', 'B']);
    expect(listed.similar('A', 'fryers', 1)).toEqual(['C']);
    expect(listed.similar('unknown', 'fryers', 8)).toEqual([]);
  });

  it('filters ids that the store does not sell', () => {
    const listed = index(row({ sku: 'A', cents: 300 }), row({ sku: 'B', cents: null }));
    expect(listed.sold(['B', 'A'])).toEqual(['A']);
  });
});

describe('an updated listing index', () => {
  const SORTS = ['relevance', 'name-asc', 'price-asc', 'price-desc', 'newest'] as const;
  const PLACES = [undefined, 'kitchen', 'fryers', 'garden'];
  const kinds = [
    { categoryId: 'fryers', tags: ['bestseller'] },
    { categoryId: 'garden', tags: ['new'] },
    { categoryId: 'kitchen' },
  ];
  const goods = Array.from({ length: 60 }, (_none, each) =>
    row({
      sku: `S${(each * 37) % 61}`,
      cents: 100 + ((each * 29) % 13),
      name: `Stroj ${(each * 17) % 11}`,
      created: `2026-01-${10 + (each % 9)}`,
      rating: 3 + (each % 3),
      ...kinds[each % 3],
    }),
  );
  const everyList = (listed: ListingIndex) =>
    SORTS.flatMap((sort) => PLACES.map((categoryId) => listed.sorted(categoryId, sort, 'sk-SK')));
  const [first, second, third, ...rest] = goods as [ListingRow, ListingRow, ListingRow, ...ListingRow[]];

  it.each([
    ['one costs more', [first, { ...second, centAmounts: [null, 112] }, third, ...rest]],
    [
      'one is called another name',
      [{ ...first, summary: { ...first.summary, names: { sk: 'Stroj 4' } } }, second, third, ...rest],
    ],
    ['one is in another department', [first, { ...second, categoryIds: ['kitchen'] }, third, ...rest]],
    ['one is not sold here any more', [first, { ...second, centAmounts: [null, null] }, third, ...rest]],
    ['one went away', [first, third, ...rest]],
    [
      'some came, and they are read in another order',
      [...rest, row({ sku: 'N1', cents: 104 }), row({ sku: 'N2', cents: 1 }), third, second, first],
    ],
    ['all are others', goods.map((each) => ({ ...each, centAmounts: [null, 500 - (each.centAmounts[1] ?? 0)] }))],
    ['nothing is left', []],
  ])('equals a new one if %s', (_what, rows) => {
    const before = index(...goods);
    everyList(before);
    const after = before.update(rows);
    const rebuilt = index(...rows);
    expect(everyList(after).map(skus)).toEqual(everyList(rebuilt).map(skus));
    expect(after.size).toBe(rebuilt.size);
    expect(after.tagged('new', 60)).toEqual(rebuilt.tagged('new', 60));
    expect(after.similar('S37', 'garden', 60)).toEqual(rebuilt.similar('S37', 'garden', 60));
    const searched = [...goods.map(({ sku }) => sku), 'N1'];
    expect(skus(after.sortedOf(searched, 'name-asc', 'sk-SK'))).toEqual(
      skus(rebuilt.sortedOf(searched, 'name-asc', 'sk-SK')),
    );
    expect(after.sold(searched)).toEqual(rebuilt.sold(searched));
  });

  it('reuses the lists of unaffected categories, and does not change the previous index', () => {
    const before = index(...goods);
    const [garden, fryers] = ['garden', 'fryers'].map((id) => before.sorted(id, 'name-asc', 'sk-SK'));
    const after = before.update([{ ...first, centAmounts: [null, 1] }, second, third, ...rest]);
    expect(after.sorted('garden', 'name-asc', 'sk-SK')).toBe(garden);
    expect(after.sorted('fryers', 'name-asc', 'sk-SK')).not.toBe(fryers);
    expect(before.sorted('fryers', 'price-asc', 'sk-SK')[0]?.centAmount).toBe(100);
    expect(after.sorted('fryers', 'price-asc', 'sk-SK')[0]?.centAmount).toBe(1);
  });
});
