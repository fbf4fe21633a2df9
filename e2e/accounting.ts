import { SEEDER } from '@manifold/start/testing/commerce-backend';
import { systemUnderTest } from '@manifold/start/testing/system';
import { expect, type APIRequestContext } from '@playwright/test';

/** Notes in the commerce backend that the bank transfer of an order has arrived, as an accounting system does. */
export async function noteTransfer(request: APIRequestContext, orderNumber: string): Promise<void> {
  const origin = `http://127.0.0.1:${systemUnderTest().ports.commerce}`;
  const basic = Buffer.from(`${SEEDER.id}:${SEEDER.secret}`).toString('base64');
  const signedIn = await request.post(`${origin}/oauth/token`, {
    headers: { authorization: `Basic ${basic}` },
    form: { grant_type: 'client_credentials' },
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const address = `${origin}/manifold/orders/order-number=${orderNumber}`;
  const { version } = (await (await request.get(address, { headers })).json()) as { version: number };
  const actions = [{ action: 'changePaymentState', paymentState: 'Paid' }];
  const changed = await request.post(address, { headers, data: { version, actions } });
  expect(changed.status()).toBe(200);
}
