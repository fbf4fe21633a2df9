import { randomInt } from 'node:crypto';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

const SCREEN = 'Second person for refunds';
/** Less than any order; another one in each run, so that the draft changes something. */
const SMALL_AMOUNT = `1,${randomInt(10, 100)}`;

test('an admin sets from which amount a store’s orders need a second person, and the order desk follows it at once', async ({
  page,
  browser,
}) => {
  test.slow();
  const screen = await (await browser.newContext()).newPage();
  const admin = new ConsoleUser(screen, 'admin');
  await admin.signsInAsInvited('Rita Limit');
  await admin.opens(SCREEN);
  // About 500 euros in every currency.
  await expect(admin.cell('Austria', 'From this amount')).toContainText('500,00');
  await expect(admin.cell('Czechia', 'From this amount')).toContainText(/12.500,00/);
  expect(await accessibilityViolations(screen)).toEqual([]);
  await admin.setsInGrid(SCREEN, 'Lithuania', { field: 'From this amount', text: SMALL_AMOUNT });
  await screen.getByRole('link', { name: 'Review and publish' }).click();
  await admin.publishesDraft('Every cancellation in Lithuania');

  const shopper = new Shopper(page, 'LT');
  await shopper.goesToPayment();
  await shopper.paysBy('cash-on-delivery');
  await shopper.placesOrder();
  const [number = ''] = /LT-\d+/.exec(await shopper.thankYou()) ?? [];

  const desk = await (await browser.newContext()).newPage();
  const staff = new ConsoleUser(desk, 'operations');
  await staff.signsIn();
  await staff.opensOrder(number);
  await desk.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The customer ordered twice');
  await dialog.getByRole('combobox', { name: 'Reason in the mail to the customer' }).click();
  await desk.getByRole('option', { name: 'The customer asked for it' }).click();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(desk.getByText('Requested. A second person has to approve it.')).toBeVisible();
  await expect(desk.getByText('Next: a second person decides about the request.')).toBeVisible();

  const second = new ConsoleUser(await (await browser.newContext()).newPage(), 'admin');
  await second.signsIn();
  await second.opens('Orders');
  const waiting = second.page.getByRole('alert').filter({ hasText: number });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await expect(waiting).toBeHidden();
  await second.opensOrder(number);
  await expect(second.page.getByText('The order is cancelled.')).toBeVisible();
});
