import { describe, expect, it } from '@jest/globals';
import { type OrderProgress, progressMails } from './progress-mail.js';

const mailsOf = (progress: Partial<OrderProgress>) =>
  progressMails({
    paymentMethod: 'bank-transfer',
    isAuthorised: false,
    paymentState: 'Pending',
    shipmentState: null,
    deliveries: [],
    ...progress,
  });

const PARCEL = { carrier: 'DHL', trackingId: '0034' };

describe('the mails about the progress of an order', () => {
  it('report a bank transfer that has arrived', () => {
    expect(mailsOf({})).toEqual([]);
    expect(mailsOf({ paymentState: 'Paid' })).toEqual([{ template: 'payment-received', occasion: '' }]);
  });

  it('do not report payments by card, which the provider reports, or in cash on delivery', () => {
    expect(mailsOf({ paymentMethod: 'online', isAuthorised: true, paymentState: 'Paid' })).toEqual([]);
    expect(mailsOf({ paymentMethod: 'cash-on-delivery', paymentState: 'Paid' })).toEqual([]);
  });

  it('report a bank transfer that replaced an online payment', () => {
    expect(mailsOf({ paymentMethod: 'online', paymentState: 'Failed' })).toEqual([]);
    expect(mailsOf({ paymentMethod: 'online', paymentState: 'Paid' })).toEqual([
      { template: 'payment-received', occasion: '' },
    ]);
  });

  it('report each delivery with parcels once', () => {
    const deliveries = [
      { id: 'one', parcels: [PARCEL] },
      { id: 'not packed', parcels: [] },
      { id: 'two', parcels: [PARCEL, PARCEL] },
    ];
    expect(mailsOf({ deliveries, shipmentState: 'Shipped' })).toEqual([
      { template: 'shipped', occasion: 'one', parcels: [PARCEL] },
      { template: 'shipped', occasion: 'two', parcels: [PARCEL, PARCEL] },
    ]);
  });

  it('report an order that was shipped without parcels', () => {
    expect(mailsOf({ shipmentState: 'Shipped' })).toEqual([{ template: 'shipped', occasion: '', parcels: [] }]);
    expect(mailsOf({ shipmentState: 'Ready', deliveries: [{ id: 'one', parcels: [] }] })).toEqual([]);
  });
});
