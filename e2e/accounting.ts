import type { APIRequestContext } from '@playwright/test';
import { CommerceBackend } from './commerce-backend.js';

/** Notes in the commerce backend that the bank transfer of an order has arrived, as an accounting system does. */
export async function noteTransfer(request: APIRequestContext, orderNumber: string): Promise<void> {
  const backend = await CommerceBackend.open(request);
  const actions = [{ action: 'changePaymentState', paymentState: 'Paid' }];
  await backend.change(`/orders/order-number=${orderNumber}`, actions);
}
