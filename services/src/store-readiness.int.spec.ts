import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublishedRow } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { READINESS_CHECKS, type StoreReadiness } from '@manifold/domain/readiness/contract';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { startShop, type RunningShop } from './commerce/testing/running-shop.js';
import { ConsoleClient } from './store-config/testing/console-client.js';

const STOREFRONT = fileURLToPath(new URL('../../storefront', import.meta.url));
const STORES = seedDocuments(new Date()).map(({ storeKey }) => storeKey);
const POLL_EVERY_MS = 500;
/** Time for synchronising all stores of the commerce backend after the start, and for rendering the first pages. */
const SETTLED_WITHIN_MS = 120_000;
/** One look at a store: with the wait for the first store, this is within the limit of a test. */
const CHECKED_WITHIN_MS = 30_000;
/** The seeds offer both providers, which are not called here. */
const SIGN_IN_PROVIDERS = {
  SIGN_IN_GOOGLE_CLIENT_ID: 'shop',
  SIGN_IN_GOOGLE_CLIENT_SECRET: 'secret',
  SIGN_IN_FACEBOOK_CLIENT_ID: 'shop',
  SIGN_IN_FACEBOOK_CLIENT_SECRET: 'secret',
};

let shop: RunningShop;
let staff: ConsoleClient;
/** One for all stores, so that a fault which they share does not cost the time of each. */
let settledBy: number;

beforeAll(async () => {
  shop = await startShop({ STOREFRONT_DIR: STOREFRONT, ...SIGN_IN_PROVIDERS });
  staff = await new ConsoleClient(shop.application.app).signIn('operations');
  settledBy = Date.now() + SETTLED_WITHIN_MS;
});

afterAll(() => shop.stop());

const check = async (storeKey: string) =>
  (await staff.ask<StoreReadiness>('POST', `/stores/${storeKey}/readiness`)).body;

/** Returns the failed checks and warnings, one per line. */
const problemsOf = ({ checks }: StoreReadiness): string[] =>
  checks
    .filter(({ state }) => state === 'failed' || state === 'warning')
    .map(
      ({ id, state, found, details }) =>
        `${id} ${state}: ${found.en} ${details.map((detail) => (typeof detail === 'string' ? detail : detail.en)).join('; ')}`,
    );

/** Returns the problems of a store, once it has none or the time is over. */
async function settled(storeKey: string): Promise<string[]> {
  for (;;) {
    const problems = problemsOf(await check(storeKey));
    if (problems.length === 0 || Date.now() > settledBy) return problems;
    await wait(POLL_EVERY_MS);
  }
}

/** Publishes another slug for the payment page of one locale. */
async function publishPaymentSlug(locale: string, slug: string): Promise<void> {
  const { rows } = (await staff.ask<{ rows: PublishedRow[] }>('GET', '/sections/page-slugs/rows')).body;
  const row = rows.find(({ key }) => key === locale);
  if (!row) throw new Error(`No slugs in ${locale}`);
  const { layer, key, validFrom, validTo, value } = row;
  const slugs = value['slugs'] as Readonly<Record<string, string>>;
  const after = { ...value, slugs: { ...slugs, payment: slug } };
  const edit: Edit = { section: 'page-slugs', layer, key, validFrom, validTo, before: value, after };
  const draft = (await staff.ask<ChangeSet>('POST', '/change-sets', { name: 'A slug' })).body;
  const { body } = await staff.ask<ChangeSet>(
    'POST',
    `/change-sets/${draft.id}/edits`,
    { edits: [edit] },
    draft.version,
  );
  const { version } = body;
  const { status } = await staff.ask('POST', `/change-sets/${draft.id}/publish`, { version, reason: 'A slug' });
  if (status !== 200) throw new Error(`the publish answered ${status}`);
}

describe('a store of the seeds', () => {
  it.each(STORES)(
    'is ready to sell: %s',
    async (storeKey) => {
      expect(await settled(storeKey)).toEqual([]);
    },
    SETTLED_WITHIN_MS + CHECKED_WITHIN_MS,
  );

  it('gets all checks in the order of the console, and the list shows the result', async () => {
    const checked = await check('ferrum_at');
    expect(checked.checks.map(({ id }) => id)).toEqual([...READINESS_CHECKS]);
    const { body } = await staff.ask<{ stores: StoreReadiness[] }>('GET', '/readiness');
    expect(body.stores.find(({ storeKey }) => storeKey === 'ferrum_at')).toEqual(checked);
  });

  it('is not found if it does not exist', async () => {
    expect((await staff.ask('POST', '/stores/ferrum_xx/readiness')).status).toBe(404);
  });

  it('fails one check if a page has the slug of the checkout, without affecting other stores', async () => {
    await publishPaymentSlug('de-AT', 'checkout');
    const broken = await Promise.all(['ferrum_at', 'ferrum_de', 'ferrum_sk'].map(check));
    const failed = broken.map(({ storeKey, checks }) => [
      storeKey,
      checks.filter(({ state }) => state === 'failed').map(({ id, details }) => [id, details]),
    ]);
    expect(failed).toEqual([
      ['ferrum_at', [['addresses', [expect.stringMatching(/^de-AT payment: \/checkout 30\d$/)]]]],
      ['ferrum_de', []],
      ['ferrum_sk', []],
    ]);
  }, 60_000);

  it('fails only the affected checks while the commerce backend is down', async () => {
    await shop.backend.kill();
    const { checks } = await check('ferrum_fr');
    const states = new Map(checks.map(({ id, state }) => [id, state]));
    expect(states.get('commerce-backend')).toBe('failed');
    expect([states.get('host'), states.get('postal-code'), states.get('messages')]).toEqual(['ok', 'ok', 'ok']);
    await shop.backend.start();
  }, 60_000);
});
