import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestProvider } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { card, pay, providerVariables, readyToPay } from '../testing/online-payments.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { sendWebhook, signedItem, WEBHOOK_VARIABLES, webhookOf, type TestEvent } from './testing/test-webhooks.js';

let provider: TestProvider;
let shop: RunningShop;

beforeAll(async () => {
  provider = await TestProvider.start();
  shop = await startShop({ ...providerVariables(provider), ...WEBHOOK_VARIABLES });
});
afterAll(async () => {
  await shop.stop();
  await provider.close();
});

const prisma = () => shop.application.app.get(PrismaService);

/** Sends a webhook about a payment and waits until it is processed. */
async function report(event: TestEvent): Promise<void> {
  const port = Number(new URL(await shop.application.app.getUrl()).port);
  expect((await sendWebhook(port, webhookOf(signedItem(event))))[0]).toBe(200);
  const where = { pspReference: event.reference, processedAt: { not: null } };
  await eventually(async () => (await prisma().paymentWebhook.findFirst({ where })) ?? undefined);
}

/** A payment attempt of an order, with events about another payment of it. */
async function paidAttempt() {
  const payer = await readyToPay(shop.visitor('SK'));
  expect(await pay(payer, card('authorised'))).toMatchObject({ status: 'ordered' });
  const { id, merchantReference } = await prisma().paymentAttempt.findFirstOrThrow({
    where: { cartId: payer.cart.id },
  });
  const second = `SECOND-${merchantReference}`;
  const about = { eventCode: 'CANCEL_OR_REFUND', merchantReference, centAmount: 9900, original: second };
  return { id, second, about };
}

it('a second payment of an order that could not be returned is returned once more', async () => {
  const { second, about } = await paidAttempt();
  await report({ ...about, reference: `${second}-1`, success: false });
  const queued = await prisma().rows<{ seconds: number }>`
    SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
    WHERE name = 'reverse-payment' AND data->>'pspReference' = ${second}`;
  expect(queued).toEqual([{ seconds: 1800 }]);
});

it('a second payment that was returned does not end the return of the first', async () => {
  const { id, second, about } = await paidAttempt();
  await prisma().paymentAttempt.update({ where: { id }, data: { status: 'reversing' } });
  await report({ ...about, reference: `${second}-2` });
  expect((await prisma().paymentAttempt.findUniqueOrThrow({ where: { id } })).status).toBe('reversing');
});
