import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startOutsideWorld } from '../../server.js';
import { sandboxPayments } from '../options.js';
import { cardRequest, requestOf, TestProvider } from '../testing/test-provider.js';

let provider: TestProvider;

beforeAll(async () => {
  provider = await TestProvider.start();
});
afterAll(() => provider.close());

const page = async (url = provider.url): Promise<string> => (await fetch(url)).text();
const press = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${provider.url}/payment-provider/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers,
  });

describe('the payments on the sandbox’s page', () => {
  it('are missing at first, and the test cards are explained', async () => {
    const shown = await page();
    expect(shown).toContain('No payment yet');
    expect(shown).toContain('4000000000009995');
  });

  it('are listed with amount, state and what can happen next', async () => {
    const voucher = requestOf({ type: 'multibanco' }, { countryCode: 'PT' });
    const { pspReference } = await provider.pay(voucher);
    const shown = await page();
    for (const part of [voucher.reference, '€123.45', 'Voucher not paid', 'Pay voucher', 'Expire'])
      expect(shown).toContain(part);
    const answer = await press(`payments/${pspReference}/pay-voucher`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#payments']);
    const after = await page();
    expect(after).toContain('Captured');
    expect(after).not.toContain('Pay voucher');
  });

  it('show the reason of a refusal', async () => {
    await provider.pay(cardRequest('4000000000009995'));
    expect(await page()).toContain('Not enough balance');
  });

  it('are shown with their webhooks, which can be sent again', async () => {
    const request = cardRequest('4111111111111111');
    await provider.pay(request);
    await provider.receiver.about(request.reference, 1);
    const [id] = /webhooks\/(\d+)\/send/.exec(await page())?.slice(1) ?? [];
    expect((await press(`webhooks/${id}/send`)).status).toBe(303);
  });

  it('have settings that are kept', async () => {
    const fields = { webhookUrl: '', extraCopies: '2', webhookDelayMs: '0', answerDelayMs: '0', answersToLose: '0' };
    expect((await press('settings', { ...fields, holdWebhooks: 'on' })).status).toBe(303);
    await provider.restart();
    const settings: unknown = await (await fetch(`${provider.url}/payment-provider/settings`)).json();
    expect(settings).toMatchObject({ webhookUrl: null, holdWebhooks: true, shuffleWebhooks: false, extraCopies: 2 });
  });

  it('cannot be changed by another site, with unknown controls or invalid settings', async () => {
    const statuses = await Promise.all([
      press('reset', {}, { 'sec-fetch-site': 'cross-site' }),
      press('payments/NONE/authorise'),
      press('webhooks/0/send'),
      press('settings', { extraCopies: 'many' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 404, 404, 400]);
  });

  it('are deleted by a reset', async () => {
    await press('reset');
    expect(await page()).toContain('No payment yet');
  });

  it('are explained if there is no database, or it does not answer', async () => {
    const commerce = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };
    const open = (databaseUrl: string | undefined) =>
      startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce, ...sandboxPayments({}, databaseUrl) });
    for (const databaseUrl of [undefined, 'postgresql://nobody@127.0.0.1:9/none']) {
      const server = await open(databaseUrl);
      expect(await page(server.url)).toContain('The payment provider does not answer');
      await server.close();
    }
  });
});
