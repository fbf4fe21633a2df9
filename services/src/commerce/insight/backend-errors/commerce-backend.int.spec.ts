import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BackendErrors } from '@manifold/domain/backend-errors/contract';
import { commerceBackendSchema, type CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import { ConsoleClient } from '../../../store-config/testing/console-client.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { startShop, type RunningShop } from '../../testing/running-shop.js';
import { allCards } from '../../testing/shopping.js';

let shop: RunningShop;
let operations: ConsoleClient;

beforeAll(async () => {
  shop = await startShop();
  operations = await new ConsoleClient(shop.application.app).signIn('operations');
});

afterAll(() => shop.stop());

const look = async () => (await operations.ask<CommerceBackend>('GET', '/commerce-backend')).body;

const seen = (isSo: (backend: CommerceBackend) => boolean) =>
  eventually(async () => {
    const found = await look();
    return isSo(found) ? found : undefined;
  });

describe('the commerce backend, for operations', () => {
  it('shows its state, its change feed and the caches', async () => {
    const visitor = shop.visitor('SK');
    const [card] = await allCards(visitor);
    for (let time = 0; time < 2; time += 1) await visitor.call('getProduct', { slug: card?.path.slice(1) ?? '' });
    const found = await seen(({ feed }) => feed.readAt !== null);
    expect(commerceBackendSchema.safeParse(found).success).toBe(true);
    expect(found).toMatchObject({ state: 'answers', address: shop.backend.url, projectKey: 'manifold' });
    const pages = found.caches.find(({ name }) => name === 'product-pages');
    expect(pages).toEqual({ name: 'product-pages', entries: 1, hits: 1, misses: 1 });
    const connections = Object.fromEntries(found.connections.map((each) => [each.caller, each]));
    expect(connections['storefront']).toMatchObject({ isBreakerOpen: false, waiting: 0, unansweredAt: null });
    expect(connections['shopper']).toMatchObject({ answeredAt: null });
  });

  it('shows an outage, since when, and the recovery', async () => {
    await shop.backend.kill();
    const killed = Date.now();
    const away = await seen(({ state }) => state === 'away');
    expect(Date.now() - killed).toBeLessThan(10_000);
    expect(Math.abs(Date.parse(away.since ?? '') - killed)).toBeLessThan(5_000);
    // Logged after three attempts.
    const feed = await eventually(async () => {
      const { body } = await operations.ask<BackendErrors>('GET', '/backend-errors');
      return body.errors.find(({ operation }) => operation === 'GET /messages');
    });
    expect(feed).toMatchObject({ isOutage: true, status: 0 });
    expect([feed.lastHour, feed.lastDay]).toEqual([feed.count, feed.count]);
    await shop.backend.start();
    const back = await seen(({ state }) => state === 'answers');
    expect(Date.parse(back.since ?? '')).toBeGreaterThan(Date.parse(away.since ?? ''));
  });
});
