import { describe, expect, it } from '@jest/globals';
import type { SectionView } from '@manifold/domain/admin-api/contract';
import type { Matrix, MatrixValues } from '@manifold/domain/admin-api/matrix';
import { adminRoutes } from '@manifold/domain/admin-api/routes';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import type { RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const SLOVAKIA = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
const SEEDED = { priceLimitCentAmount: 250_000, itemLimit: 1 };

function valuesOf(matrix: Matrix, section: SectionKey, storeKey: string): MatrixValues {
  const found = matrix.sections[section]?.find((values) => values.storeKey === storeKey);
  if (!found) throw new Error(`No ${section} of ${storeKey}`);
  return found;
}

/** Returns the layer and key that set a field: `country SK`. */
function sourceOf(matrix: Matrix, values: MatrixValues, field: string): string {
  const address = matrix.addresses[values.from[field] ?? -1];
  return address ? `${address.layer} ${address.key}` : 'nobody';
}

describe('the matrix', () => {
  const { config, operations } = seededConsole('operations');

  const read = async (query = '') => {
    const { status, body } = await operations.ask<Matrix>('GET', `/matrix${query}`);
    expect(status).toBe(200);
    return body;
  };
  const draft = async (edit: Edit) => {
    const begun = (await operations.ask<ChangeSet>('POST', '/change-sets', { name: 'Matrix' })).body;
    return (await operations.ask<ChangeSet>('PUT', `/change-sets/${begun.id}/edits`, edit, begun.version)).body;
  };

  it('has every setting of every section for every store, in one answer that matches its schema', async () => {
    const matrix = await read();
    const { sections } = (await operations.ask<{ sections: SectionView[] }>('GET', '/sections')).body;
    expect(adminRoutes.matrix.answer.safeParse(matrix).error?.issues ?? []).toEqual([]);
    expect(matrix.stores).toHaveLength(28);
    for (const { key, scope, fields } of sections) {
      const stores = new Set(matrix.sections[key]?.map(({ storeKey }) => storeKey));
      expect({ key, stores: stores.size }).toEqual({ key, stores: 28 });
      const locales = matrix.sections[key]?.filter(({ storeKey }) => storeKey === 'ferrum_ch') ?? [];
      expect(locales.map(({ locale }) => locale)).toEqual(scope === 'store' ? [null] : ['de-CH', 'fr-CH', 'it-CH']);
      expect(Object.keys(locales[0]?.value ?? {}).sort()).toEqual(fields.map(({ name }) => name).sort());
    }
  });

  it('shows which row sets each value', async () => {
    const matrix = await read();
    const values = valuesOf(matrix, 'cash-on-delivery', 'ferrum_sk');
    expect(values.value).toMatchObject({ enabled: true, priceLimitCentAmount: 250_000, itemLimit: 1 });
    expect(sourceOf(matrix, values, 'enabled')).toBe('default *');
    expect(sourceOf(matrix, values, 'feeCentAmount')).toBe('currency EUR');
    expect(sourceOf(matrix, values, 'priceLimitCentAmount')).toBe('country SK');
  });

  it('shows size and hash of values that are too large for a cell', async () => {
    const matrix = await read();
    const reasons = (storeKey: string) => valuesOf(matrix, 'support-webform', storeKey).value['reasons'];
    expect(reasons('ferrum_sk')).toEqual({ size: 11, hash: expect.stringMatching(/^[a-f0-9]{16}$/) });
    expect(reasons('ferrum_sk')).toEqual(reasons('halden_se'));
    const tokens = (storeKey: string) => valuesOf(matrix, 'brand', storeKey).value['tokens'];
    expect(tokens('ferrum_se')).not.toEqual(tokens('halden_se'));
    expect(valuesOf(matrix, 'shopping-limits', 'ferrum_sk').value['pageSizes']).toEqual(expect.arrayContaining([24]));
  });

  it('shows drafted values beside the published ones, without changing the published rows', async () => {
    const { id } = await draft({ ...SLOVAKIA, before: SEEDED, after: { ...SEEDED, priceLimitCentAmount: 100_000 } });
    const matrix = await read(`?changeSet=${id}`);
    const values = valuesOf(matrix, 'cash-on-delivery', 'ferrum_sk');
    expect(values.value['priceLimitCentAmount']).toBe(100_000);
    expect(values.was).toEqual({ priceLimitCentAmount: { value: 250_000 } });
    expect(valuesOf(matrix, 'cash-on-delivery', 'ferrum_at').was).toEqual({});
    expect(matrix.rows['cash-on-delivery']?.find(({ key }) => key === 'SK')?.value).toEqual(SEEDED);
    expect(valuesOf(await read(), 'cash-on-delivery', 'ferrum_sk').was).toEqual({});
  });

  it('marks a value that a draft sets in another layer without changing it', async () => {
    const edit: Edit = { ...SLOVAKIA, layer: 'store', key: 'ferrum_at', before: null, after: { enabled: true } };
    const { id } = await draft(edit);
    const matrix = await read(`?changeSet=${id}`);
    expect(valuesOf(matrix, 'cash-on-delivery', 'ferrum_at').was).toEqual({ enabled: { value: true } });
  });

  it('shows when a value will change, and the values at that instant', async () => {
    const now = valuesOf(await read(), 'shipping-cost', 'ferrum_hu');
    const { at = '', value } = now.next['parcelFeeCentAmount'] ?? {};
    expect(value).not.toBe(now.value['parcelFeeCentAmount']);
    const then = valuesOf(await read(`?at=${at}`), 'shipping-cost', 'ferrum_hu');
    expect(then.value['parcelFeeCentAmount']).toBe(value);
    expect(then.next).toEqual({});
  });

  it('shows a past instant as it was published then, and refuses one before the first revision', async () => {
    const before = new Date().toISOString();
    const { id, version } = await draft({ ...SLOVAKIA, before: SEEDED, after: { ...SEEDED, itemLimit: 2 } });
    await operations.ask('POST', `/change-sets/${id}/publish`, { version, reason: 'Two at once' });
    const past = await read(`?at=${before}`);
    expect(past.revision).toBe(1);
    expect(valuesOf(past, 'cash-on-delivery', 'ferrum_sk').value['itemLimit']).toBe(1);
    const present = await read();
    expect(present.revision).toBe(2);
    expect(valuesOf(present, 'cash-on-delivery', 'ferrum_sk').value['itemLimit']).toBe(2);
    const effective = async (at: string) => {
      const { body } = await operations.ask<{ values: { storeKey: string; value: Record<string, unknown> }[] }>(
        'GET',
        `/sections/cash-on-delivery/effective?at=${at}`,
      );
      return body.values.find(({ storeKey }) => storeKey === 'ferrum_sk')?.value['itemLimit'];
    };
    // For a past instant, every endpoint returns what was published then.
    expect([await effective(before), await effective(new Date().toISOString())]).toEqual([1, 2]);
    const refused = await operations.ask<RefusedBody>('GET', '/matrix?at=2001-01-01T00:00:00Z');
    expect([refused.status, refused.body.error.fields?.[0]?.field]).toEqual([400, 'at']);
  });

  it.each([
    ['at=yesterday', 400],
    ['changeSet=mine', 400],
    ['changeSet=6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 404],
  ])('refuses %s with %d', async (query, status) => {
    expect((await operations.ask('GET', `/matrix?${query}`)).status).toBe(status);
  });

  it('can be read by support', async () => {
    const support = await config.newClient().signIn('support');
    expect((await support.ask('GET', '/matrix')).status).toBe(200);
  });
});
