import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBackend, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
});
afterAll(() => backend.close());

describe('invalid requests', () => {
  const send = async (path: string, init: RequestInit = {}): Promise<{ status: number; body: object }> => {
    const { access_token: token } = await backend.token('seeder');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${backend.url()}/manifold${path}`, { headers, ...init });
    return { status: answer.status, body: (await answer.json()) as object };
  };

  it('are answered in the platform’s envelope', async () => {
    const envelope = (statusCode: number, code: string) => ({ statusCode, errors: [{ code }] });
    expect((await send('/nowhere')).body).toMatchObject(envelope(404, 'ResourceNotFound'));
    expect((await send('/products', { method: 'POST', body: '{"a":' })).body).toMatchObject(
      envelope(400, 'InvalidJsonInput'),
    );
    expect((await send('/products', { method: 'POST', body: '{}' })).body).toMatchObject(
      envelope(400, 'InvalidJsonInput'),
    );
    expect((await send('/products/key=nope')).body).toMatchObject(envelope(404, 'ResourceNotFound'));
    const huge = JSON.stringify({ key: 'x'.repeat(3_000_000) });
    expect((await send('/products', { method: 'POST', body: huge })).body).toMatchObject(
      envelope(413, 'ContentTooLarge'),
    );
    const unknown = JSON.stringify({ version: 1, actions: [{ action: 'explode' }] });
    expect((await send('/products/key=fryer-3', { method: 'POST', body: unknown })).body).toMatchObject(
      envelope(400, 'InvalidInput'),
    );
    for (const value of ['\u0000', 'half a character: \udfff']) {
      const body = JSON.stringify({ container: 'c1', key: 'k1', value });
      expect((await send('/custom-objects', { method: 'POST', body })).body).toMatchObject(
        envelope(400, 'InvalidInput'),
      );
    }
    expect((await send('/products/%00')).body).toMatchObject(envelope(400, 'InvalidInput'));
    const dangling = JSON.stringify({
      key: 'k1',
      name: 'x',
      isDefault: true,
      taxCategory: { key: 'none' },
      zoneRates: [],
    });
    expect((await send('/shipping-methods', { method: 'POST', body: dangling })).body).toMatchObject(
      envelope(400, 'ReferencedResourceNotFound'),
    );
  });
});
