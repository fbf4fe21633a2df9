import type { OrderHit } from './contract.js';

const OFFLINE_METHODS: readonly OrderHit['paymentMethod'][] = ['cash-on-delivery', 'bank-transfer', null];

/** Whether the payment provider has the money of an order or a promise of it. */
export const isPaidOnline = ({ paymentMethod }: Pick<OrderHit, 'paymentMethod'>): boolean =>
  !OFFLINE_METHODS.includes(paymentMethod);
