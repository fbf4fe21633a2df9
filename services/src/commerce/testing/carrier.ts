import { expect } from '@jest/globals';
import { startOutsideWorld } from '../../../../sandbox/outside-world/server.js';
import type { RunningShop } from './running-shop.js';

/** Makes the carrier report an event of an order, such as `ship`. */
export async function carry(
  { backend }: Pick<RunningShop, 'backend'>,
  orderId: string,
  ...controls: readonly string[]
): Promise<void> {
  const access = { apiUrl: backend.url, authUrl: backend.url, projectKey: 'manifold' };
  const commerce = { ...access, clientId: 'manifold-services', clientSecret: 'sandbox-services' };
  const outside = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce });
  try {
    for (const control of controls) {
      const answer = await fetch(`${outside.url}/carrier/orders/${orderId}/${control}`, { method: 'POST' });
      expect([control, answer.status]).toEqual([control, 200]);
    }
  } finally {
    await outside.close();
  }
}
