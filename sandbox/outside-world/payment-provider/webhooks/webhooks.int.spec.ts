import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hmacValidator } from '@adyen/api-library';
import type { ReceivedItem } from '../testing/webhook-receiver.js';
import { ACCOUNT, cardRequest, requestOf, TestProvider } from '../testing/test-provider.js';

const KEY = '0123456789ABCDEF'.repeat(4);
const NEW_KEY = 'FEDCBA9876543210'.repeat(4);
const CALM = {
  holdWebhooks: false,
  shuffleWebhooks: false,
  extraCopies: 0,
  webhookDelayMs: 0,
  answerDelayMs: 0,
  answersToLose: 0,
  hmacKey: KEY,
};

let provider: TestProvider;

beforeAll(async () => {
  provider = await TestProvider.start();
});
beforeEach(() => provider.control('settings', CALM));
afterAll(() => provider.close());

const validator = new hmacValidator();
const euros = (value: number) => ({ currency: 'EUR', value });

/** An authorised card payment of 123.45, and the calls that change it. */
async function authorised() {
  const request = cardRequest('4111111111111111');
  const { pspReference = '' } = await provider.pay(request);
  const { ModificationsApi: api } = provider.library();
  const { reference } = request;
  await provider.receiver.event(reference, 'AUTHORISATION');
  return {
    pspReference,
    reference,
    capture: (value: number) =>
      api.captureAuthorisedPayment(pspReference, { merchantAccount: ACCOUNT, amount: euros(value) }),
    refund: (value: number) =>
      api.refundCapturedPayment(pspReference, { merchantAccount: ACCOUNT, amount: euros(value) }),
    cancel: () => api.cancelAuthorisedPaymentByPspReference(pspReference, { merchantAccount: ACCOUNT }),
    reverse: () => api.refundOrCancelPayment(pspReference, { merchantAccount: ACCOUNT }),
    update: (value: number) =>
      api.updateAuthorisedAmount(pspReference, { merchantAccount: ACCOUNT, amount: euros(value) }),
    event: (eventCode: string): Promise<ReceivedItem> => provider.receiver.event(reference, eventCode),
    stored: async () => (await provider.payments()).find((payment) => payment.pspReference === pspReference),
  };
}

describe('webhooks', () => {
  it('are signed so that the vendor’s library accepts them, and come with a user and a password', async () => {
    const { event } = await authorised();
    const item = await event('AUTHORISATION');
    expect(validator.validateHMAC(item, KEY)).toBe(true);
    expect(validator.validateHMAC({ ...item, amount: euros(1) }, KEY)).toBe(false);
    const credentials = Buffer.from('payment-provider:sandbox-webhooks').toString('base64');
    expect([...provider.receiver.authorizations]).toEqual([`Basic ${credentials}`]);
  });

  it('are signed with a new key after a rotation', async () => {
    await provider.control('settings', { hmacKey: NEW_KEY });
    const item = await (await authorised()).event('AUTHORISATION');
    expect([validator.validateHMAC(item, NEW_KEY), validator.validateHMAC(item, KEY)]).toEqual([true, false]);
  });

  it('are sent again until the shop accepts them', async () => {
    provider.receiver.refuse(2);
    const { reference } = await authorised();
    const webhooks = (await (await fetch(`${provider.url}/payment-provider/webhooks`)).json()) as {
      item: { merchantReference: string };
      attempts: number;
    }[];
    const sent = webhooks.find(({ item }) => item.merchantReference === reference);
    expect(sent?.attempts).toBeGreaterThanOrEqual(2);
  });

  it('wait while they are held back, also over a restart', async () => {
    await provider.control('settings', { holdWebhooks: true });
    const request = cardRequest('4111111111111111');
    await provider.pay(request);
    await provider.restart();
    expect(provider.receiver.items.map(({ merchantReference }) => merchantReference)).not.toContain(request.reference);
    await provider.control('settings', { holdWebhooks: false });
    expect(await provider.receiver.about(request.reference, 1)).toHaveLength(1);
  });

  it('arrive several times and in any order on demand', async () => {
    await provider.control('settings', { holdWebhooks: true });
    const requests = Array.from({ length: 8 }, () => cardRequest('4111111111111111'));
    for (const request of requests) await provider.pay(request);
    const before = provider.receiver.items.length;
    await provider.control('settings', { holdWebhooks: false, shuffleWebhooks: true, extraCopies: 2 });
    for (const { reference } of requests) expect(await provider.receiver.about(reference, 3)).toHaveLength(3);
    expect(provider.receiver.items.length - before).toBe(requests.length * 3);
  });

  it('are sent once more on demand', async () => {
    const { reference } = await authorised();
    const list = await fetch(`${provider.url}/payment-provider/webhooks`);
    const webhooks = (await list.json()) as { id: number; item: { merchantReference: string } }[];
    const id = webhooks.find(({ item }) => item.merchantReference === reference)?.id;
    await provider.control(`webhooks/${id}/send`);
    expect(await provider.receiver.about(reference, 2)).toHaveLength(2);
  });
});

describe('answers', () => {
  it('are lost on demand although the payment is made', async () => {
    await provider.control('settings', { answersToLose: 1 });
    const request = cardRequest('4111111111111111');
    await expect(provider.pay(request, 'lost-1')).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await provider.pay(request, 'lost-1')).toMatchObject({ resultCode: 'Authorised' });
  });
});

describe('money', () => {
  it('is captured in parts, and not more than authorised', async () => {
    const payment = await authorised();
    expect(await payment.capture(10_000)).toMatchObject({
      status: 'received',
      paymentPspReference: payment.pspReference,
    });
    const item = await payment.event('CAPTURE');
    expect(item).toMatchObject({ success: 'true', originalReference: payment.pspReference, amount: euros(10_000) });
    expect(validator.validateHMAC(item, KEY)).toBe(true);
    await payment.capture(2_346);
    const [, , tooMuch] = await provider.receiver.about(payment.reference, 3);
    expect(tooMuch).toMatchObject({
      eventCode: 'CAPTURE',
      success: 'false',
      reason: 'Insufficient balance on payment',
    });
    expect(await payment.stored()).toMatchObject({ captured: 10_000 });
  });

  it('is refunded in parts, and not more than captured', async () => {
    const payment = await authorised();
    await payment.capture(12_345);
    await payment.refund(2_345);
    await payment.refund(10_001);
    const items = await provider.receiver.about(payment.reference, 4);
    const refunds = items.filter(({ eventCode }) => String(eventCode) === 'REFUND');
    expect(refunds.map(({ success }) => success)).toEqual(['true', 'false']);
    expect(await payment.stored()).toMatchObject({ refunded: 2_345 });
  });

  it('is released by a cancellation, and only once', async () => {
    const payment = await authorised();
    await payment.cancel();
    await payment.cancel();
    const [, first, second] = await provider.receiver.about(payment.reference, 3);
    expect(first).toMatchObject({ eventCode: 'CANCELLATION', success: 'true' });
    expect(second).toMatchObject({ eventCode: 'CANCELLATION', success: 'false' });
  });

  it('is reversed: cancelled before the capture, refunded after it', async () => {
    const open = await authorised();
    await open.reverse();
    const cancelled = await open.event('CANCEL_OR_REFUND');
    expect(cancelled).toMatchObject({ success: 'true', additionalData: { 'modification.action': 'cancel' } });
    const captured = await authorised();
    await captured.capture(12_345);
    await captured.reverse();
    const refunded = await captured.event('CANCEL_OR_REFUND');
    expect(refunded).toMatchObject({ success: 'true', additionalData: { 'modification.action': 'refund' } });
    expect(await captured.stored()).toMatchObject({ refunded: 12_345 });
  });

  it('of iDEAL is captured when the shopper pays', async () => {
    const request = requestOf({ type: 'ideal' });
    const { pspReference } = await provider.pay(request);
    await provider.control(`payments/${pspReference}/authorise`);
    const payment = (await provider.payments()).find((made) => made.pspReference === pspReference);
    expect(payment).toMatchObject({ state: 'authorised', captured: 12_345 });
  });

  it('is authorised again with another amount', async () => {
    const payment = await authorised();
    await payment.update(15_000);
    expect(await payment.event('AUTHORISATION_ADJUSTMENT')).toMatchObject({ success: 'true', amount: euros(15_000) });
    expect(await payment.stored()).toMatchObject({ authorised: 15_000 });
  });

  it('is lost when a capture or a refund fails at the scheme, or the shopper takes it back', async () => {
    const payment = await authorised();
    await payment.capture(5_000);
    await provider.control(`payments/${payment.pspReference}/fail-capture`);
    expect(await payment.event('CAPTURE_FAILED')).toMatchObject({ originalReference: payment.pspReference });
    expect(await payment.stored()).toMatchObject({ captured: 0 });
    await payment.capture(5_000);
    await payment.refund(1_000);
    await provider.control(`payments/${payment.pspReference}/fail-refund`);
    expect(await payment.event('REFUND_FAILED')).toMatchObject({ amount: euros(1_000) });
    await provider.control(`payments/${payment.pspReference}/charge-back`);
    expect(await payment.event('CHARGEBACK')).toMatchObject({ amount: euros(5_000) });
    expect(await payment.stored()).toMatchObject({ refunded: 0, chargedBack: 5_000 });
  });
});
