import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { expect, MAILBOX_URL, seedOf, test } from './shop.js';

const PHONE = { width: 390, height: 844 };
const SENT_MS = 20_000;

interface Received {
  readonly to: string;
  readonly message: { readonly subject: string; readonly language: string };
}

async function choose(page: ConsoleUser['page'], list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/));

test('staff see a mail as a customer in another country gets it, and send it to themselves', async ({
  page,
  request,
}) => {
  const staff = new ConsoleUser(page, 'operations');
  await staff.signsIn();
  await staff.opens('Mails to customers');
  await choose(page, 'Mail', 'Order cancelled, bank transfer');
  await choose(page, 'Store', seedOf('CH').label);
  await choose(page, 'Language', 'Swiss French');
  const subject = page.getByRole('definition').first();
  await expect(subject).toHaveText(/^La commande .* est annulée$/);
  await expect(page.getByText('Ferrum <no-reply@', { exact: false })).toBeVisible();
  const mail = page.frameLocator('iframe[title="Preview of the mail"]');
  await expect(mail.getByText('Si vous avez déjà viré le montant')).toBeVisible();
  await expect(mail.getByText('Test article 1')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Facture d’avoir (PDF)' })).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Phone' }).click();
  const frame = page.getByTitle('Preview of the mail');
  await expect(frame).toHaveCSS('width', '390px');
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('main').locator('pre')).toContainText('Si vous avez déjà viré le montant');

  // The address names the mail, so that it can be shared.
  await page.reload();
  await expect(subject).toHaveText(/^La commande .* est annulée$/);
  await page.getByRole('button', { name: 'Send a test mail to me' }).click();
  await expect(page.getByText('The test mail was sent to your address.')).toBeVisible();
  const received = async () => {
    const mails = (await (await request.get(MAILBOX_URL)).json()) as readonly Received[];
    return mails
      .filter(({ to }) => to === 'operations@manifold.test')
      .map(({ message }) => message)
      .find((one) => /^\[Test\] La commande .* est annulée$/.test(one.subject))?.language;
  };
  await expect.poll(received, { timeout: SENT_MS }).toBe('fr-CH');
});

test('every mail has a preview on a phone, without a code of the program as its name', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const staff = new ConsoleUser(page, 'operations');
  await staff.signsIn();
  await staff.opens('Mails to customers');
  const list = page.getByRole('combobox', { name: 'Mail' });
  await list.click();
  const names = await page.getByRole('option').allTextContents();
  expect(names.length).toBeGreaterThan(20);
  // A name that is missing is shown as its key.
  expect(names.filter((name) => /^console\.|[a-z]-[a-z]+-/.test(name))).toEqual([]);
  await page.keyboard.press('Escape');
  const subject = page.getByRole('definition').first();
  let before = await subject.textContent();
  for (const name of ['Passkey added', 'Payment returned', 'Refund']) {
    await choose(page, 'Mail', name);
    await expect(subject).not.toHaveText(before ?? '');
    before = await subject.textContent();
  }
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
});
