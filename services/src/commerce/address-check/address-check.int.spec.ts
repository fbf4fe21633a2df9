import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../sandbox/outside-world/server.js';
import { GoogleAddressServices } from '../../integrations/address-services/google.client.js';
import { Env } from '../../platform/env/env.js';
import { DEPLOYMENT, TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';
import { createLogger } from '../../platform/logging/logger.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { Publisher } from '../../store-config/publishing/publisher.service.js';
import { loadRows } from '../../store-config/publishing/section-rows.js';
import { type RunningShop, startShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';

const COMMERCE = { apiUrl: '', authUrl: '', projectKey: 'p', clientId: 'c', clientSecret: 's' };
const address = { streetName: 'Hauptstrasse', streetNumber: '12', postalCode: '10115', city: 'Berlin' };

let sandbox: OutsideWorldServer;
let shop: RunningShop;

beforeAll(async () => {
  sandbox = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost', commerce: COMMERCE });
  shop = await startShop({ OUTSIDE_WORLD_URL: sandbox.url, DEADLINE_SCALE: '0.5' });
});
afterAll(async () => {
  await shop.stop();
  await sandbox.close();
});

/** Publishes that Germany checks, or completes, addresses. */
async function publish(section: 'feature-toggles' | 'store-flags', change: object): Promise<ShopClient> {
  const { app } = shop.application;
  const rows = (await loadRows(app.get(PrismaService, { strict: false }), [section])).get(section);
  const before = rows?.find(({ layer, key }) => layer === 'country' && key === 'DE')?.value ?? null;
  const edit = { section, layer: 'country', key: 'DE', validFrom: null, validTo: null, before } as const;
  const publisher = app.get(Publisher, { strict: false });
  const edits = [{ ...edit, after: { ...before, ...change } }];
  await publisher.withPublishLock((db) => publisher.publish(db, { edits, author: 'test', reason: 'Addresses' }));
  return shop.visitor('DE');
}

const checkedVisitor = () => publish('feature-toggles', { addressValidation: true });

describe('the check of an address', () => {
  it('is refused in a store that does not check addresses', async () => {
    expect(await shop.visitor('SK').refusal('validateAddress', { address })).toEqual([403, 'not-allowed']);
  });

  it('suggests the right spelling, confirms a right address, and doubts a number that does not exist', async () => {
    const visitor = await checkedVisitor();
    const first = await eventually(() => visitor.call('validateAddress', { address }).catch(() => undefined));
    expect(first).toEqual({ verdict: 'doubtful', suggestion: { ...address, streetName: 'Hauptstraße' } });
    const right = { ...address, streetName: 'Hauptstraße' };
    expect(await visitor.call('validateAddress', { address: right })).toEqual({
      verdict: 'confirmed',
      suggestion: null,
    });
    expect(await visitor.call('validateAddress', { address: { ...right, streetNumber: '9001' } })).toEqual({
      verdict: 'doubtful',
      suggestion: null,
    });
    for (const city of ['Slow', 'Down'])
      expect(await visitor.call('validateAddress', { address: { ...right, city } })).toEqual({
        verdict: 'unchecked',
        suggestion: null,
      });
  });

  it('is skipped in a deployment without a service', async () => {
    const env = Env.parse({ ...DEPLOYMENT, ...TEST_VARIABLES });
    expect(await new GoogleAddressServices(env, createLogger('silent')).check('DE', address)).toBeUndefined();
  });
});

describe('the completion of an address', () => {
  const session = '6f1b7a52-6d0e-4c5e-9a53-0f6b2f1a9c11';

  it('is refused in a store that does not complete addresses', async () => {
    const refusal = await shop.visitor('SK').refusal('suggestAddresses', { text: 'Hlavn', session });
    expect(refusal).toEqual([403, 'not-allowed']);
  });

  it('suggests streets of the country, and returns the parts of the chosen one', async () => {
    const visitor = await publish('store-flags', { googleAutocomplete: true });
    const suggest = (text: string) => visitor.call('suggestAddresses', { text, session });
    const { suggestions } = await eventually(() => suggest('hauptstr 7').catch(() => undefined));
    expect(suggestions.map(({ street, town }) => [street, town])).toEqual([
      ['Hauptstraße 7', 'Berlin'],
      ['Hauptstraße 7', 'Köln'],
    ]);
    const chosen = await visitor.call('getSuggestedAddress', { id: suggestions[1]?.id ?? '', session });
    const cologne = { streetName: 'Hauptstraße', streetNumber: '7', postalCode: '50996', city: 'Köln' };
    expect(chosen).toEqual({ address: cologne });
    const [street] = (await suggest('Hauptma')).suggestions;
    const { address: unnumbered } = await visitor.call('getSuggestedAddress', { id: street?.id ?? '', session });
    expect(unnumbered).toMatchObject({ streetName: 'Hauptmarkt', streetNumber: '' });
    for (const text of ['Slow street', 'Down street', 'Unknown street'])
      expect(await suggest(text)).toEqual({ suggestions: [] });
    expect(await visitor.call('getSuggestedAddress', { id: 'gone', session })).toEqual({ address: null });
    expect(await visitor.refusal('suggestAddresses', { text: 'Ha', session })).toEqual([400, 'invalid-input']);
  });
});
