import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { DEPLOYMENT } from '../../../platform/env/testing/test-variables.js';
import { Env } from '../../../platform/env/env.js';
import { WebhookReader } from './webhook-reader.js';

const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const PREVIOUS = 'ab'.repeat(32);

/** The example of the provider's documentation: its fields, key and signature. */
const DOCUMENTED = {
  pspReference: '7914073381342284',
  originalReference: '',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
  eventDate: '2019-05-06T17:15:34.121+02:00',
  operations: ['CANCEL', 'CAPTURE', 'REFUND'],
  paymentMethod: 'visa',
  additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
};

const CREDENTIALS = `Basic ${Buffer.from('provider:own-password').toString('base64')}`;
const ACCESS = { ADYEN_WEBHOOK_USER: 'provider', ADYEN_WEBHOOK_PASSWORD: 'own-password' };

const reader = new WebhookReader(
  Env.parse({ ...DEPLOYMENT, ADYEN_HMAC_KEY: KEY, ADYEN_HMAC_KEY_PREVIOUS: PREVIOUS, ...ACCESS }),
);
const webhook = (...items: readonly object[]) => ({
  live: 'false',
  notificationItems: items.map((item) => ({ NotificationRequestItem: item })),
});
const read = (body: unknown, authorization: string | undefined = CREDENTIALS) => reader.read({ authorization, body });

function signed(item: Partial<typeof DOCUMENTED>, key: string) {
  const fields = { ...DOCUMENTED, ...item };
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } =
    fields;
  const text = [pspReference, originalReference, merchantAccountCode, merchantReference, amount.value, amount.currency];
  const hmac = createHmac('sha256', Buffer.from(key, 'hex')).update([...text, eventCode, success].join(':'));
  return { ...fields, additionalData: { hmacSignature: hmac.digest('base64') } };
}

describe('a webhook of the payment provider', () => {
  it('is accepted with the signature of the example in its documentation', () => {
    expect(read(webhook(DOCUMENTED))).toEqual({
      kind: 'verified',
      notifications: [
        {
          pspReference: '7914073381342284',
          originalReference: '',
          merchantAccount: 'TestMerchant',
          merchantReference: 'TestPayment-1407325143704',
          eventCode: 'AUTHORISATION',
          isSuccess: true,
          centAmount: 1130,
          currencyCode: 'EUR',
          reason: '',
        },
      ],
    });
  });

  it('is accepted with an amount that a number of 32 bits does not hold', () => {
    const large = signed({ amount: { value: 3_000_000_000, currency: 'HUF' } }, KEY);
    expect(read(webhook(large))).toMatchObject({ kind: 'verified', notifications: [{ centAmount: 3_000_000_000 }] });
  });

  it('is accepted with the previous key, and with several events', () => {
    const other = signed({ pspReference: 'A', success: 'false' }, PREVIOUS);
    expect(read(webhook(DOCUMENTED, other))).toMatchObject({
      notifications: [{ isSuccess: true }, { pspReference: 'A', isSuccess: false }],
    });
  });

  it.each([
    ['no signature', { ...DOCUMENTED, additionalData: {} }],
    ['no additional data', { ...DOCUMENTED, additionalData: undefined }],
    ['another amount', { ...DOCUMENTED, amount: { value: 1131, currency: 'EUR' } }],
    ['another result', { ...DOCUMENTED, success: 'false' }],
    ['another account', { ...DOCUMENTED, merchantAccountCode: 'Another' }],
    ['the signature of another key', signed({}, 'cd'.repeat(32))],
    ['a short signature', { ...DOCUMENTED, additionalData: { hmacSignature: 'x' } }],
  ])('is refused as a whole if one event has %s', (_what, item) => {
    expect(read(webhook(DOCUMENTED, item))).toEqual({ kind: 'refused', because: 'signature' });
  });

  it.each([
    ['no events', webhook()],
    ['something else', [DOCUMENTED]],
    ['nothing', null],
    ['an amount that is not a number of cents', webhook({ ...DOCUMENTED, amount: { value: 1.5, currency: 'EUR' } })],
    ['fields that move over a colon', webhook(signed({ pspReference: '79:14' }, KEY))],
    ['too many events', webhook(...Array.from({ length: 101 }, () => DOCUMENTED))],
  ])('is refused with %s', (_what, body) => {
    expect(read(body)).toEqual({ kind: 'refused', because: 'form' });
  });

  it.each([undefined, '', 'Basic', 'Bearer x', `Basic ${Buffer.from('provider:wrong').toString('base64')}`])(
    'is refused with the credentials %j before it is read',
    (authorization) => {
      expect(read(null, authorization ?? '')).toEqual({ kind: 'refused', because: 'credentials' });
    },
  );

  it('is refused if this process has no keys', () => {
    const none = new WebhookReader(Env.parse(DEPLOYMENT));
    expect(none.read({ authorization: CREDENTIALS, body: webhook(DOCUMENTED) })).toMatchObject({
      because: 'not-configured',
    });
  });
});
