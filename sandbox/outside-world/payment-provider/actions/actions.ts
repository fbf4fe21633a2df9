import { randomUUID } from 'node:crypto';
import type { BrowserAddresses } from './addresses.js';
import type { Payment, ShopperStep } from '../payments/payment.js';

const THREE_DS_VERSION = '2.2.0';

const asToken = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64');

/** Returns the action with which the browser library identifies the browser. */
function fingerprintAction({ token }: ShopperStep, addresses: BrowserAddresses): object {
  const page = addresses.fingerprintPage();
  return {
    type: 'threeDS2',
    subtype: 'fingerprint',
    paymentMethodType: 'scheme',
    paymentData: token,
    authorisationToken: token,
    token: asToken({
      threeDSMethodNotificationURL: page,
      threeDSMethodUrl: page,
      threeDSServerTransID: randomUUID(),
    }),
  };
}

/** Returns the action with which the browser library shows the 3-D Secure question. */
export function challengeAction({ token }: ShopperStep, addresses: BrowserAddresses): object {
  const page = addresses.challengePage(token);
  return {
    type: 'threeDS2',
    subtype: 'challenge',
    paymentMethodType: 'scheme',
    paymentData: token,
    authorisationToken: token,
    token: asToken({
      acsReferenceNumber: 'ADYEN-ACS-SIMULATOR',
      acsTransID: randomUUID(),
      acsURL: page,
      messageVersion: THREE_DS_VERSION,
      threeDSNotificationURL: page,
      threeDSServerTransID: randomUUID(),
    }),
  };
}

const redirectAction = ({ token }: ShopperStep, type: string, addresses: BrowserAddresses): object => ({
  type: 'redirect',
  method: 'GET',
  paymentMethodType: type,
  url: addresses.bankPage(token),
});

const voucherAction = (payment: Payment, addresses: BrowserAddresses): object => ({
  type: 'voucher',
  paymentMethodType: payment.method,
  ...payment.voucher,
  initialAmount: payment.amount,
  totalAmount: payment.amount,
  merchantName: payment.merchantAccount,
  merchantReference: payment.merchantReference,
  downloadUrl: addresses.voucherPage(payment.pspReference),
});

/** Returns what the shopper has to do next; undefined if the payment is decided. */
export function actionOf(payment: Payment, addresses: BrowserAddresses): object | undefined {
  const { state, step, method, voucher } = payment;
  if (state === 'pending' && voucher) return voucherAction(payment, addresses);
  if (state !== 'action-required' || !step) return undefined;
  switch (step.kind) {
    case 'fingerprint':
      return fingerprintAction(step, addresses);
    case 'challenge':
      return challengeAction(step, addresses);
    case 'redirect':
    case 'card-redirect':
      return redirectAction(step, method, addresses);
  }
}
