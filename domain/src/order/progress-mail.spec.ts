import { describe, expect, it } from '@jest/globals';
import { type OrderProgress, progressMails } from './progress-mail.js';

const mailsOf = (progress: Partial<OrderProgress>) =>
  progressMails({
    orderState: 'Open',
    paymentMethod: 'bank-transfer',
    isAuthorised: false,
    transactions: [],
    paymentState: 'Pending',
    shipmentState: null,
    deliveries: [],
    ...progress,
  });

const PARCEL = { carrier: 'DHL', trackingId: '0034' };

describe('the mails about the progress of an order', () => {
  it('report a bank transfer that has arrived', () => {
    expect(mailsOf({})).toEqual([]);
    for (const paymentState of ['Paid', 'CreditOwed'])
      expect(mailsOf({ paymentState })).toEqual([{ template: 'payment-received', occasion: '' }]);
  });

  it('do not report card payments (webhooks do) or cash on delivery', () => {
    expect(mailsOf({ paymentMethod: 'online', isAuthorised: true, paymentState: 'Paid' })).toEqual([]);
    expect(mailsOf({ paymentMethod: 'cash-on-delivery', paymentState: 'Paid' })).toEqual([]);
  });

  it('report a bank transfer that replaced an online payment', () => {
    expect(mailsOf({ paymentMethod: 'online', paymentState: 'Failed' })).toEqual([]);
    expect(mailsOf({ paymentMethod: 'online', paymentState: 'Paid' })).toEqual([
      { template: 'payment-received', occasion: '' },
    ]);
  });

  it('report a bank transfer that replaced an authorisation that had expired', () => {
    const card = { paymentMethod: 'online', isAuthorised: true, paymentState: 'Paid' } as const;
    const authorised = { type: 'Authorization', state: 'Success', centAmount: 5000 };
    const ended = { ...authorised, type: 'CancelAuthorization' };
    expect(mailsOf({ ...card, transactions: [authorised] })).toEqual([]);
    expect(mailsOf({ ...card, transactions: [authorised, ended] })).toEqual([
      { template: 'payment-received', occasion: '' },
    ]);
    expect(mailsOf({ ...card, paymentState: 'Failed', transactions: [authorised, ended] })).toEqual([]);
  });

  it('do not confirm a transfer for a cancelled order, but report its shipped goods', () => {
    const cancelled = { orderState: 'Cancelled', paymentState: 'Paid' };
    expect(mailsOf(cancelled)).toEqual([]);
    expect(mailsOf({ ...cancelled, paymentMethod: 'online' })).toEqual([]);
    expect(mailsOf({ ...cancelled, shipmentState: 'Shipped' })).toEqual([
      { template: 'shipped', occasion: '', parcels: [] },
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
