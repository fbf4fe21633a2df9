import { describe, expect, it } from '@jest/globals';
import { inOpenTransaction, reportCallInTransaction } from './open-transaction.js';

describe('a request to another system', () => {
  it('is reported while a transaction is open, and not after it has ended', async () => {
    const reported: string[] = [];
    const later = await inOpenTransaction(
      (endpoint) => reported.push(endpoint),
      async () => {
        await Promise.resolve();
        reportCallInTransaction('POST /orders');
        const afterwards = new Promise<void>((resolve) => setImmediate(resolve));
        return { afterwards: () => afterwards.then(() => reportCallInTransaction('GET /orders')) };
      },
    );
    await later.afterwards();
    reportCallInTransaction('POST /payments');
    expect(reported).toEqual(['POST /orders']);
  });

  it('fails when the transaction refuses it, and the transaction fails with it', async () => {
    const refuse = (endpoint: string): never => {
      throw new Error(`${endpoint} in a transaction`);
    };
    const work = async (): Promise<void> => {
      await Promise.resolve();
      reportCallInTransaction('POST /orders');
    };
    await expect(inOpenTransaction(refuse, work)).rejects.toThrow('POST /orders in a transaction');
  });
});
