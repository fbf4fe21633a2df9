import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type {
  CatalogueBackend,
  ListingRow,
  ProductDiscountRecord,
  RowFilter,
} from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { LiveConfig } from '../../store-config/index.js';
import { ProductReading } from './product-reading.service.js';

const NOON = '2026-11-20T12:00:00.000Z';
const IDS = ['A', 'B', 'C'];

const SLOVAKIA = {
  storeKey: 'ferrum_sk',
  document: {
    sections: {
      store: { countryCode: 'SK', currencyCode: 'EUR', locales: [{ locale: 'sk-SK', language: 'sk' }] },
    },
  },
} as Snapshot;

/** A fake catalogue whose prices can change without changed products; records the filters of reads. */
class Catalogue {
  readonly filters: RowFilter[] = [];
  readonly cents = new Map(IDS.map((id) => [id, 1000]));
  lastModifiedAt = NOON;
  total = IDS.length;
  discounts: ProductDiscountRecord[] = [];

  async *listingRows(_markets: unknown, _attributes: unknown, filter: RowFilter = {}) {
    this.filters.push(filter);
    const { changedSince, ids = IDS } = filter;
    // Only changes of the product itself are found by date.
    yield await Promise.resolve((changedSince === undefined ? ids : ['A']).map((id) => this.row(id)));
  }

  productsState = () => Promise.resolve({ total: this.total, lastModifiedAt: this.lastModifiedAt });
  productDiscounts = () => Promise.resolve(this.discounts);

  private row(id: string): ListingRow {
    const cents = this.cents.get(id) ?? null;
    return {
      id,
      sku: id,
      summary: { names: { sk: id }, slugs: {}, image: null },
      createdAt: NOON,
      categoryIds: [],
      attributes: {},
      centAmounts: [cents],
      fullCentAmounts: [cents],
      rating: null,
    };
  }
}

describe('the products of all stores', () => {
  let catalogue: Catalogue;
  let reading: ProductReading;

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(NOON) });
    catalogue = new Catalogue();
    const live = { snapshots: () => [SLOVAKIA] } as Partial<LiveConfig> as LiveConfig;
    reading = new ProductReading(catalogue as Partial<CatalogueBackend> as CatalogueBackend, live);
  });
  afterEach(() => void jest.useRealTimers());

  /** Stale-while-revalidate: returns what the second visitor after a delay gets. */
  async function seconds(later: number): Promise<readonly ListingRow[]> {
    jest.advanceTimersByTime(later * 1000);
    await reading.current();
    await reading.refresh([]);
    return (await reading.current()).rows;
  }

  const cents = (rows: readonly ListingRow[]) => rows.map(({ centAmounts }) => centAmounts[0]);

  it('are read once and stay the same list while nothing changes', async () => {
    const { rows } = await reading.current();
    expect(cents(rows)).toEqual([1000, 1000, 1000]);
    expect(await seconds(20)).toBe(rows);
    expect(await seconds(20)).toBe(rows);
    expect(catalogue.filters).toEqual([{}]);
  });

  it.each([
    ['begins', { validFrom: '2026-11-20T12:01:00.000Z', validUntil: null }],
    ['ends', { validFrom: null, validUntil: '2026-11-20T12:01:00.000Z' }],
  ])('are all read again when a discount %s, although none of them changed', async (_what, validity) => {
    catalogue.discounts = [{ id: 'tenth', version: 1, ...validity }];
    const { rows } = await reading.current();
    expect(await seconds(50)).toBe(rows);
    catalogue.cents.set('B', 900);
    const reduced = await seconds(20);
    expect(cents(reduced)).toEqual([1000, 900, 1000]);
    expect([reduced[0], reduced[2]]).toEqual([rows[0], rows[2]]);
    expect(reduced[0]).toBe(rows[0]);
    expect(await seconds(20)).toBe(reduced);
    expect(catalogue.filters).toEqual([{}, {}]);
  });

  it('are all read again when a discount changes, and after half an hour', async () => {
    catalogue.discounts = [{ id: 'tenth', version: 1, validFrom: null, validUntil: null }];
    const { rows } = await reading.current();
    catalogue.discounts = [{ id: 'tenth', version: 2, validFrom: null, validUntil: null }];
    expect(await seconds(20)).toBe(rows);
    expect(catalogue.filters).toHaveLength(2);
    expect(await seconds(31 * 60)).toBe(rows);
    expect(catalogue.filters).toEqual([{}, {}, {}]);
  });

  it('are read by modification date and by given ids', async () => {
    const { rows } = await reading.current();
    catalogue.cents.set('A', 1100).set('C', 700);
    catalogue.lastModifiedAt = '2026-11-20T12:00:05.000Z';
    await reading.refresh(['C']);
    const { rows: changed } = await reading.current();
    expect(cents(changed)).toEqual([1100, 1000, 700]);
    expect(changed[1]).toBe(rows[1]);
    expect(catalogue.filters).toEqual([{}, { changedSince: NOON }, { ids: ['C'] }]);
  });

  it('are not read repeatedly for one that no list can show, but after one was deleted', async () => {
    catalogue.total = IDS.length + 1;
    const { rows } = await reading.current();
    expect(await seconds(20)).toBe(rows);
    catalogue.total = IDS.length;
    await seconds(20);
    expect(catalogue.filters).toEqual([{}, { changedSince: NOON }, {}]);
  });

  it('lose no change of two concurrent refreshes', async () => {
    await reading.current();
    catalogue.cents.set('B', 800).set('C', 700);
    await Promise.all([reading.refresh(['B']), reading.refresh(['C'])]);
    expect(cents((await reading.current()).rows)).toEqual([1000, 800, 700]);
  });
});
