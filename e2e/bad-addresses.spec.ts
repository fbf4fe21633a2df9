import { expect, SERVICES_URL, shopUrl, test } from './shop.js';
import { wordsOf } from './words.js';

test.describe('an invalid request gets a clear answer', () => {
  test('an unknown host is misdirected and shows no store', async ({ request }) => {
    const response = await request.get(`${SERVICES_URL}/`, { headers: { host: 'evil.example' } });
    expect(response.status()).toBe(421);
    expect(await response.text()).not.toContain('Ferrum');
  });

  test('malformed JSON is answered with 400 and the reason', async ({ request }) => {
    const response = await request.fetch(`${SERVICES_URL}/api/commerce/getMe`, {
      method: 'POST',
      headers: { host: 'sk.localhost', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      data: Buffer.from('{"query":'),
    });
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'malformed-json' } });
  });

  test('an oversized body is a 413', async ({ request }) => {
    const response = await request.fetch(`${SERVICES_URL}/api/commerce/getMe`, {
      method: 'POST',
      headers: { host: 'sk.localhost', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      data: Buffer.from(JSON.stringify({ filler: 'x'.repeat(2_000_000) })),
    });
    expect(response.status()).toBe(413);
    expect(await response.text()).not.toContain('    at ');
  });
});

for (const address of ['/nothing-like-this', '/nothing/like/this', '/login/nothing'])
  test(`the unknown address ${address} is a 404 with links to other pages`, async ({ page, pageErrors }) => {
    // The browser reports the status of the page.
    pageErrors.allow(/404/);
    const response = await page.goto(shopUrl('sk', address));
    expect(response?.status()).toBe(404);
    const notFound = page.getByRole('heading', { level: 1, name: wordsOf('sk-SK')('page-not-found') });
    await expect(notFound).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(notFound).toBeHidden();
    await page.goBack();
    await expect(notFound).toBeVisible();
  });
