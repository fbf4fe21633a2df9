import type { Page } from '@playwright/test';
import { ConsoleUser } from './console.js';
import { CARDS, Payer } from './payer.js';
import { expect, MAILBOX_URL, SANDBOX_URL, test } from './shop.js';

/** Webhooks and jobs take a moment on a busy machine. */
const SETTLED_MS = 40_000;

/** An order's page at the order desk. */
class DeskPage {
  constructor(
    private readonly page: Page,
    private readonly number: string,
  ) {}

  /** Searches for a text and opens the order among the hits. */
  async opensBy(text: string): Promise<void> {
    await new ConsoleUser(this.page, 'operations').opensOrder(this.number, text);
  }

  /** Reloads the page until a text or a link appears that the payment provider or a job causes. */
  async eventuallyShows(text: string | RegExp, region?: string): Promise<void> {
    const where = region === undefined ? this.page : this.page.getByRole('region', { name: region });
    await expect(async () => {
      await this.page.reload();
      await expect(where.getByText(text).first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: SETTLED_MS });
  }

  async moves(button: 'Capture' | 'Refund', amount: string): Promise<void> {
    await expect(async () => {
      await this.page.reload();
      await expect(this.page.getByRole('button', { name: button, exact: true })).toBeEnabled({ timeout: 3000 });
    }).toPass({ timeout: SETTLED_MS });
    await this.page.getByRole('button', { name: button, exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Amount in EUR' }).fill(amount);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The lid was missing');
    await dialog.getByRole('button', { name: button }).click();
    await expect(this.page.getByText('Sent. The payment provider confirms it shortly.')).toBeVisible();
  }
}

/** Returns status, media type and first characters of a file that a link of the page leads to. */
const fileAt = (page: Page, href: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    const start = (await answer.text()).slice(0, 5);
    return { status: answer.status, type: answer.headers.get('content-type'), start };
  }, href);

const PDF = { status: 200, type: 'application/pdf', start: '%PDF-' };

test('staff capture and refund a part of a card payment, see the credit note, send a mail again and follow the parcel', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const payer = new Payer(page, 'SK');
  await payer.opensPayment();
  await payer.entersCard(CARDS.authorised);
  await payer.placesOrder();
  const [number = ''] = /SK-\d+/i.exec(await payer.thankYou()) ?? [];

  // The shopper's own invoice.
  const invoice = page.getByRole('link', { name: payer.say('confirmation.invoice') });
  expect(await fileAt(page, (await invoice.getAttribute('href')) ?? '')).toEqual(PDF);

  const screen = await (await browser.newContext()).newPage();
  await new ConsoleUser(screen, 'operations').signsIn();
  const desk = new DeskPage(screen, number);
  await desk.opensBy('eva.sk@example.com');
  await desk.opensBy(`${number}-1`);
  await desk.opensBy(number);

  await desk.moves('Capture', '20.00');
  await desk.eventuallyShows('captured', 'Timeline');
  // As the amounts beside the field are written.
  await desk.moves('Refund', '€5.00');
  await desk.eventuallyShows(/^Credit note /, 'Documents and mails');
  await desk.eventuallyShows('€5.00', 'Money');
  await expect(screen.getByRole('region', { name: 'Timeline' })).toContainText('issued a credit note');
  const note = screen.getByRole('link', { name: /^Credit note / });
  expect(await fileAt(screen, (await note.getAttribute('href')) ?? '')).toEqual(PDF);

  const again = screen.getByRole('button', { name: 'Send again: Order confirmation' });
  await expect(async () => {
    await screen.reload();
    await expect(again).toBeEnabled({ timeout: 3000 });
  }).toPass({ timeout: SETTLED_MS });
  await again.click();
  await expect(screen.getByText('The mail is sent again.')).toBeVisible();
  const confirmations = async () => {
    const mails = (await (await request.get(MAILBOX_URL)).json()) as { orderNumber?: string; template: string }[];
    return mails.filter((mail) => mail.orderNumber === number && mail.template === 'order-confirmation').length;
  };
  await expect.poll(confirmations, { timeout: SETTLED_MS }).toBe(2);

  expect((await request.post(`${SANDBOX_URL}/carrier/orders/${number}/ship`)).status()).toBe(200);
  await desk.eventuallyShows(/^Sandbox Parcel · SP\d{12}$/, 'Deliveries and returns');
  await expect(screen.getByRole('region', { name: 'Timeline' })).toContainText('handed over to the carrier');
  await expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeDisabled();
});
