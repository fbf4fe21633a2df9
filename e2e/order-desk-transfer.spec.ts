import { accessibilityViolations } from './axe.js';
import { noteTransfer } from './accounting.js';
import { ConsoleUser } from './console.js';
import { expect, MAILBOX_URL, test } from './shop.js';
import { Shopper } from './shopper.js';

const PHONE = { width: 390, height: 844 };
const SENT_MS = 30_000;

interface Received {
  readonly orderNumber?: string;
  readonly template: string | null;
  readonly message: { readonly text: string };
}

test('staff record the refund of a paid bank transfer after they confirm that they make it', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const shopper = new Shopper(page, 'SI');
  await shopper.goesToPayment();
  await shopper.paysBy('bank-transfer');
  await shopper.placesOrder();
  const [number = ''] = /SI-\d+/.exec(await shopper.thankYou()) ?? [];

  const desk = await (await browser.newContext()).newPage();
  const staff = new ConsoleUser(desk, 'operations');
  await staff.signsIn();
  await staff.opensOrder(number);
  await expect(desk.getByText('The bank transfer has not arrived.')).toBeVisible();
  const open = desk.getByRole('button', { name: 'Refund', exact: true });
  await expect(open).toBeDisabled();

  await noteTransfer(request, number);
  await desk.reload();
  await expect(desk.getByText('The order is paid and not shipped yet.')).toBeVisible();
  await desk.setViewportSize(PHONE);
  await open.click();
  const dialog = desk.getByRole('dialog');
  const record = dialog.getByRole('button', { name: 'Refund' });
  await expect(dialog).toContainText('No money moves here.');
  await dialog.getByRole('textbox', { name: 'Amount in EUR' }).fill('1.50');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The lid was missing');
  await expect(record).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'I transfer the amount at the bank' }).check();
  expect(await accessibilityViolations(desk)).toEqual([]);
  await record.click();
  await expect(desk.getByText('Done', { exact: true })).toBeVisible();
  await expect(desk.getByText('The order is partly refunded and not shipped yet.')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Money' })).toContainText('€1.50');
  await expect(desk.getByRole('link', { name: /^Credit note / })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Timeline' })).toContainText('The lid was missing');
  const isTooWide = await desk.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);

  const refunds = async () => {
    const mails = (await (await request.get(MAILBOX_URL)).json()) as readonly Received[];
    const found = mails.filter(({ orderNumber, template }) => orderNumber === number && template === 'refunded');
    return found.filter(({ message }) => message.text.includes('1,50')).length;
  };
  await expect.poll(refunds, { timeout: SENT_MS }).toBe(1);
});
