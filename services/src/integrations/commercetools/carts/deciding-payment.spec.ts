import { describe, expect, it } from '@jest/globals';
import { decidingPayment } from './deciding-payment.js';

const paidBy = (paymentInterface?: string) => ({ paymentMethodInfo: paymentInterface ? { paymentInterface } : {} });

describe('an order', () => {
  it.each([
    ['paid online although staff added a transfer first', ['bank-transfer', 'online'], 'online'],
    ['paid online although another system added a payment first', [undefined, 'online'], 'online'],
    ['paid as its first payment says', ['cash-on-delivery', 'bank-transfer'], 'cash-on-delivery'],
    ['paid in no known way without a payment', [], undefined],
  ])('is %s', (_case, interfaces, expected) => {
    const payment = decidingPayment(interfaces.map(paidBy));
    expect(payment?.paymentMethodInfo.paymentInterface).toBe(expected);
  });
});
