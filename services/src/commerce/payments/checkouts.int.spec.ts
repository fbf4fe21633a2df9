import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { startConfigService, type ConfigService } from '../../store-config/testing/config-service.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { Checkouts } from './checkouts.repository.js';
import { checkoutFrom } from './attempt-rows.repository.js';

const ATTEMPTS = { orderBy: { createdAt: 'desc' } } as const;
const HASH = 'a'.repeat(64);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

describe('checkouts', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let prisma: PrismaService;
  let checkouts: Checkouts;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    service = await startConfigService(database.applicationUrl);
    prisma = service.app.get(PrismaService);
    checkouts = new Checkouts(prisma);
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  /** Stores a checkout with the given attempts, oldest first. */
  async function store(cartId: string, attempts: readonly object[]) {
    const order = { storeKey: 'DE-store', orderNumber: `DE-${cartId}`, locale: 'de-DE' };
    await prisma.checkout.create({ data: { cartId, anonymousId: `owner of ${cartId}`, ...order } });
    for (const [index, attempt] of attempts.entries())
      await prisma.paymentAttempt.create({
        data: {
          cartId,
          merchantReference: `${order.orderNumber}-${index + 1}`,
          requestedVersion: 7,
          method: 'online',
          centAmount: 1000,
          currencyCode: 'EUR',
          createdAt: ago(DAY - index * MINUTE),
          ...attempt,
        },
      });
    const stored = await prisma.checkout.findUniqueOrThrow({ where: { cartId }, include: { attempts: ATTEMPTS } });
    return checkoutFrom(stored);
  }

  const openOf = async (cartId: string) => (await checkouts.findOpen(`owner of ${cartId}`)).map(({ status }) => status);

  it('are read as the database client reads them, the newest attempt first', async () => {
    const at = new Date('2026-11-30T09:08:07.654Z');
    const times = { unknownSince: at, authorisedAt: at, frozenAt: at, cartReleasedAt: at, leasedUntil: at };
    const failures = { orderRefusedSince: at, orderRefusedAt: at, orderFailingSince: at, orderFailedAt: at };
    const names = { providerMethod: 'scheme', merchantAccount: 'ManifoldDE', pspReference: 'PSP1', paymentId: 'p-1' };
    const full = {
      ...{ ...times, ...failures, ...names },
      status: 'action_required',
      method: 'cash_on_delivery',
      cartVersion: 9,
      centAmount: 9_007_199_254_740_991n,
      feeCentAmount: 199n,
      roundingCentAmount: -2n,
      contentHash: HASH,
      refusal: 'cancelled-transaction',
      action: { type: 'redirect', created_at: '2026-11-30', method: 'GET-it' },
      request: JSON.stringify({ call: 'pay', body: { b_at: 1, a: 2 } }),
      lease: '11111111-2222-4333-8444-555555555555',
    };
    const stored = await store('full', [full, { method: 'bank_transfer' }, {}]);
    const found = await checkouts.find('full');
    expect(found).toStrictEqual(stored);
    expect(found?.attempts.map(({ method }) => method)).toEqual(['online', 'bank_transfer', 'cash_on_delivery']);
  });

  it('have no attempts until one begins, and do not exist for another cart', async () => {
    expect(await store('empty', [])).toMatchObject({ attempts: [] });
    expect(await checkouts.find('empty')).toMatchObject({ cartId: 'empty', attempts: [] });
    expect(await checkouts.find('another')).toBeNull();
  });

  it('are open while their cart is frozen or about to be', async () => {
    await store('open', [{ status: 'created' }, { status: 'action_required' }, { status: 'accepted' }]);
    expect(await openOf('open')).toEqual(['accepted', 'action_required', 'created']);
    const [newest] = await checkouts.findOpen('owner of open');
    expect(newest).toStrictEqual({
      ...(await checkouts.find('open'))?.attempts[0],
      checkout: await prisma.checkout.findUnique({ where: { cartId: 'open' } }),
    });
    expect(await checkouts.findOpen('somebody else')).toEqual([]);
  });

  it('are not open any more with a payment that has had no answer for days', async () => {
    const sent = { status: 'sent' };
    await store('unanswered', [
      { ...sent, unknownSince: ago(6 * DAY) },
      { ...sent, unknownSince: ago(4 * DAY) },
    ]);
    expect(await openOf('unanswered')).toEqual(['sent']);
  });

  it('are open after their payment ended, until the cart is released or ordered', async () => {
    const ended = ['refused', 'abandoned', 'reversing', 'reversed'].map((status) => ({ status }));
    await store('ended', [
      ...ended,
      { status: 'refused', cartReleasedAt: ago(DAY) },
      { status: 'abandoned', method: 'bank_transfer' },
    ]);
    expect(await openOf('ended')).toEqual(['reversed', 'reversing', 'abandoned', 'refused']);
    await store('ordered', [...ended, { status: 'ordered' }]);
    expect(await openOf('ordered')).toEqual([]);
  });

  it('have just ended if an attempt ended or its cart was released less than a minute ago', async () => {
    const long = { updatedAt: ago(DAY) };
    await store('long', [{ ...long, status: 'refused', cartReleasedAt: ago(DAY) }]);
    await store('accepted', [{ status: 'accepted' }]);
    await store('released', [{ ...long, status: 'reversed', cartReleasedAt: ago(1000) }]);
    await store('just', [{ status: 'abandoned' }]);
    const answers = ['long', 'accepted', 'released', 'just'].map((cartId) =>
      checkouts.hasJustEnded(`owner of ${cartId}`),
    );
    expect(await Promise.all(answers)).toEqual([false, false, true, true]);
  });
});
