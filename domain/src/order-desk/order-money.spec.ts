import { describe, expect, it } from '@jest/globals';
import { capturable, orderMoney, refundable, type PaymentTransaction } from './order-money.js';

const transaction = (
  type: PaymentTransaction['type'],
  centAmount: number,
  state: PaymentTransaction['state'] = 'Success',
): PaymentTransaction => ({ type, centAmount, state });

describe('the money of an order', () => {
  it('is fully open before cash or a bank transfer arrives', () => {
    expect(orderMoney(5000, [])).toEqual({ total: 5000, authorised: 0, captured: 0, refunded: 0, open: 5000 });
  });

  it('has nothing open after the order was cancelled', () => {
    expect(orderMoney(5000, [], { isCancelled: true }).open).toBe(0);
  });

  it('is fully captured when a bank transfer has arrived, with or without a charge from the accounting system', () => {
    const arrived = { hasTransferArrived: true };
    expect(orderMoney(5000, [], arrived)).toMatchObject({ captured: 5000, open: 0 });
    expect(orderMoney(5000, [transaction('Charge', 5000)], arrived)).toMatchObject({ captured: 5000, open: 0 });
    expect(refundable(orderMoney(5000, [transaction('Refund', 1000)], arrived), 500)).toBe(3500);
  });

  it('counts only what the payment provider confirmed', () => {
    const transactions = [
      transaction('Authorization', 5000),
      transaction('Charge', 3000),
      transaction('Charge', 2000, 'Pending'),
      transaction('Refund', 1000),
      transaction('Refund', 500, 'Failure'),
    ];
    expect(orderMoney(5000, transactions)).toEqual({
      total: 5000,
      authorised: 5000,
      captured: 3000,
      refunded: 1000,
      open: 2000,
    });
  });

  it('has nothing authorised after the authorisation was cancelled', () => {
    const money = orderMoney(5000, [transaction('Authorization', 5000), transaction('CancelAuthorization', 5000)]);
    expect([money.authorised, capturable(money, 0)]).toEqual([0, 0]);
  });

  it('can be captured after a second authorisation of the same payment was cancelled', () => {
    const twice = [transaction('Authorization', 5000), transaction('Authorization', 5000)];
    const money = orderMoney(5000, [...twice, transaction('CancelAuthorization', 5000)]);
    expect([money.authorised, capturable(money, 0)]).toEqual([5000, 5000]);
  });

  it('never gives back more than was captured, requested refunds included', () => {
    const money = orderMoney(5000, [transaction('Charge', 5000), transaction('Refund', 1000)]);
    expect(refundable(money, 0)).toBe(4000);
    expect(refundable(money, 1500)).toBe(2500);
    expect(refundable(money, 9000)).toBe(0);
  });

  it('has nothing to refund after the captured money was given back by a reversal', () => {
    const reversed = [transaction('Authorization', 5000), transaction('Charge', 5000)];
    const money = orderMoney(5000, [...reversed, transaction('CancelAuthorization', 5000)], { isCancelled: true });
    expect([money.captured, money.refunded, refundable(money, 0)]).toEqual([5000, 5000, 0]);
  });

  it('can refund what was captured after the rest of the authorisation was cancelled', () => {
    const partly = [transaction('Authorization', 5000), transaction('Charge', 3000)];
    const money = orderMoney(5000, [...partly, transaction('CancelAuthorization', 2000)]);
    expect([money.refunded, refundable(money, 0)]).toEqual([0, 3000]);
  });

  it('keeps a bank transfer that arrives after the provider cancelled the voucher, until it is refunded', () => {
    const cancelled = [transaction('Authorization', 5000, 'Failure'), transaction('CancelAuthorization', 5000)];
    const states = { isCancelled: true, hasTransferArrived: true };
    const money = orderMoney(5000, cancelled, states);
    expect([money.captured, money.refunded, refundable(money, 0)]).toEqual([5000, 0, 5000]);
    const refunded = orderMoney(5000, [...cancelled, transaction('Refund', 5000)], states);
    expect([refunded.captured, refunded.refunded, refundable(refunded, 0)]).toEqual([5000, 5000, 0]);
  });

  it('counts a chargeback like a refund', () => {
    const money = orderMoney(5000, [transaction('Charge', 5000), transaction('Chargeback', 5000)]);
    expect(refundable(money, 0)).toBe(0);
  });
});
