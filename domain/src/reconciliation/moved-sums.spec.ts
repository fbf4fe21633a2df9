import { describe, expect, it } from '@jest/globals';
import type { MirroredTransaction } from '../payment-ledger/paid-back.js';
import { movedSums } from './moved-sums.js';

const one = (type: string, centAmount: number, state = 'Success'): MirroredTransaction => ({ type, centAmount, state });

describe('the sums of a payment at the commerce backend', () => {
  it('count only what succeeded', () => {
    const transactions = [
      one('Authorization', 9900),
      one('Charge', 9900),
      one('Refund', 900),
      one('Refund', 500, 'Failure'),
    ];
    expect(movedSums(transactions)).toEqual({ captured: 9900, refunded: 900, chargedBack: 0 });
  });

  it('count the whole capture as paid back after a reversal, also if a part was refunded before', () => {
    const reversed = [one('Authorization', 9900), one('Charge', 9900), one('CancelAuthorization', 9900)];
    expect(movedSums(reversed)).toEqual({ captured: 9900, refunded: 9900, chargedBack: 0 });
    expect(movedSums([...reversed, one('Refund', 900)]).refunded).toBe(9900);
    const rest = [
      one('Authorization', 9900),
      one('Charge', 9900),
      one('Refund', 900),
      one('CancelAuthorization', 9000),
    ];
    expect(movedSums(rest).refunded).toBe(9900);
  });

  it('count the captured part as paid back if a payment that was captured in part is reversed', () => {
    // A reversal names the amount of the whole payment, or the captured one.
    for (const named of [9900, 6000]) {
      const reversed = [one('Authorization', 9900), one('Charge', 6000), one('CancelAuthorization', named)];
      expect(movedSums(reversed)).toEqual({ captured: 6000, refunded: 6000, chargedBack: 0 });
    }
  });

  it('pay nothing back when the open part of an authorisation ends', () => {
    const expired = [one('Authorization', 9900), one('Charge', 6000), one('CancelAuthorization', 3900)];
    expect(movedSums(expired)).toEqual({ captured: 6000, refunded: 0, chargedBack: 0 });
  });

  it('pay nothing back when one of two authorisations is cancelled, and all of it when the other is reversed', () => {
    const twice = [one('Authorization', 9900), one('Authorization', 9900), one('Charge', 9900)];
    expect(movedSums([...twice, one('CancelAuthorization', 9900)])).toEqual({
      captured: 9900,
      refunded: 0,
      chargedBack: 0,
    });
    const both = [...twice, one('CancelAuthorization', 9900), one('CancelAuthorization', 9900)];
    expect(movedSums(both).refunded).toBe(9900);
  });

  it('do not count a chargeback as a refund', () => {
    const disputed = [one('Authorization', 9900), one('Charge', 9900), one('Chargeback', 9900)];
    expect(movedSums(disputed)).toEqual({ captured: 9900, refunded: 0, chargedBack: 9900 });
    expect(movedSums([...disputed, one('CancelAuthorization', 9900)]).refunded).toBe(0);
  });
});
