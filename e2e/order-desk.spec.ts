import { ConsoleUser } from './console.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

test('a member of the order desk finds an order by its number, reads its state and cancels it with a reason', async ({
  page,
  browser,
}) => {
  const shopper = new Shopper(page, 'SI');
  await shopper.goesToPayment();
  await shopper.paysBy('cash-on-delivery');
  await shopper.placesOrder();
  const [number = ''] = /SI-\d+/.exec(await shopper.thankYou()) ?? [];

  const desk = await (await browser.newContext()).newPage();
  const staff = new ConsoleUser(desk, 'operations');
  await staff.signsIn();
  await staff.opens('Orders');
  await desk.getByRole('searchbox', { name: 'Find orders' }).fill(number);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status').filter({ hasText: '1 order with the number' })).toBeVisible();
  await desk.getByRole('link', { name: number }).click();

  await expect(desk.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(desk.getByText('The order is to be paid on delivery and not shipped yet.')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Timeline' })).toContainText('created the order');

  await desk.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The customer ordered twice');
  await dialog.getByRole('combobox', { name: 'Reason in the mail to the customer' }).click();
  await desk.getByRole('option', { name: 'The customer asked for it' }).click();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(desk.getByText('and cancelled. There is nothing to do.')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Timeline' })).toContainText('The customer ordered twice');
  await expect(desk.getByRole('region', { name: 'Documents and mails' })).toContainText('Cancellation');

  // The address can be shared and opens the order again.
  await desk.reload();
  await expect(desk.getByText('The order is cancelled.')).toBeVisible();
});

test('what was typed about an order survives the end of the session, and a colleague who was faster is named as the reason', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4(01|09)/);
  const shopper = new Shopper(page, 'SI');
  await shopper.goesToPayment();
  await shopper.paysBy('cash-on-delivery');
  await shopper.placesOrder();
  const [number = ''] = /SI-\d+/.exec(await shopper.thankYou()) ?? [];
  const open = async () => {
    const staff = new ConsoleUser(await (await browser.newContext()).newPage(), 'operations');
    await staff.signsIn();
    await staff.opensOrder(number);
    await staff.page.getByRole('button', { name: 'Cancel the order' }).click();
    const dialog = staff.page.getByRole('dialog', { name: 'Cancel order' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The customer ordered twice');
    return { staff, desk: staff.page, dialog };
  };
  const [first, second] = [await open(), await open()];

  await first.staff.losesSession();
  await first.dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await first.staff.signsInAgain();
  await expect(first.dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The customer ordered twice');
  await first.dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(first.desk.getByText('and cancelled. There is nothing to do.')).toBeVisible();

  await second.dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(second.dialog.getByRole('alert')).toHaveText('The order is cancelled.');
  await second.dialog.getByRole('button', { name: 'Close' }).click();
});
