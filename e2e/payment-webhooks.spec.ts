import { randomUUID } from 'node:crypto';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { CARDS, Payer } from './payer.js';
import { payElsewhere, paymentsBy } from './provider-payments.js';
import { expect, test } from './shop.js';

const SETTLED_MS = 60_000;
const REASON = 'The payment is in EUR, the webhook in CZK';

/** A shopper whose payments can be found at the provider. */
class KnownPayer extends Payer {
  private readonly address = `webhook.${randomUUID()}@example.com`;

  override get email(): string {
    return this.address;
  }
}

test('an admin replays a webhook that cannot be processed, and the timeline of its order shows why', async ({
  page,
  browser,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/status of 401/);
  const payer = new KnownPayer(page, 'SK');
  await payer.opensPayment();
  await payer.entersCard(CARDS.authorised);
  await payer.placesOrder();
  const [number = ''] = /SK-\d+/i.exec(await payer.thankYou()) ?? [];
  const [paid] = await paymentsBy(payer.email);
  const reference = paid?.merchantReference ?? '';
  expect(reference).toBe(`${number}-1`);
  // The Czech store's account takes crowns.
  await payElsewhere({ merchantAccount: 'FerrumSandbox_CZ', reference, currency: 'CZK' });

  const screen = await (await browser.newContext()).newPage();
  const admin = new ConsoleUser(screen, 'admin');
  await admin.signsIn();
  await admin.opens('Systems');
  const webhooks = screen.getByRole('region', { name: 'Payment webhooks' });
  const row = webhooks.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(REASON, { timeout: SETTLED_MS });
  expect(await accessibilityViolations(screen, '#payment-webhooks')).toEqual([]);
  await webhooks.getByRole('button', { name: `Replay: AUTHORISATION, ${reference}` }).click();
  await expect(screen.getByText('The webhook is processed again.')).toBeVisible();
  // It fails again for the same reason.
  await expect(row).toContainText(REASON);

  await admin.opensOrder(number);
  const timeline = screen.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText(/could not process the webhook \(failed tries: \d+\)/);
  await expect(timeline).toContainText(REASON);
  await expect(timeline).toContainText('created the cart');
  await expect(timeline).toContainText('payment was authorised');

  await admin.opens('Audit');
  await screen.getByRole('textbox', { name: 'Setting, value or reason' }).fill(reference);
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  const entries = screen.getByRole('table', { name: 'Audit' });
  await expect(entries.getByRole('row').filter({ hasText: reference }).first()).toContainText('admin@manifold.test');
});

test('operations see failed webhooks and cannot replay them', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 401/);
  const reference = `SK-UNKNOWN-${Date.now()}`;
  await payElsewhere({ merchantAccount: 'FerrumSandbox_SK', reference });
  const operations = new ConsoleUser(page, 'operations');
  await operations.signsIn();
  await operations.opens('Systems');
  const webhooks = page.getByRole('region', { name: 'Payment webhooks' });
  const row = webhooks.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(`No payment has the reference ${reference}`, { timeout: SETTLED_MS });
  await expect(webhooks.getByRole('button')).toHaveCount(0);
});
