import type { Buyer } from '../addresses.js';
import { AccountHolder } from '../account-holder.js';
import { Customer } from '../customer.js';
import { expect, test } from '../shop.js';
import { pictureTaker, WIDTHS } from './take-picture.js';

const COUNTRIES: readonly Buyer[] = ['DE', 'HU', 'CZ'];
const PAGES = [
  'my-profile',
  'shipping-details',
  'billing-details',
  'my-newsletter',
  'my-reviews',
  'loyalty-card',
  'my-orders',
];

for (const country of COUNTRIES) {
  for (const width of WIDTHS) {
    test(`the entry to an account in ${country} at ${width} px`, async ({ page }) => {
      const take = await pictureTaker(page, `${country.toLowerCase()}-entry`, width);
      const person = new AccountHolder(page, country);
      for (const name of ['login', 'create-account', 'password-reset']) {
        await person.goTo(`/${name}`);
        await take(name);
      }
      await person.goTo('/create-account');
      await person.button('account.create').click();
      await expect(person.field('account.email')).toHaveAttribute('aria-invalid', 'true');
      await take('create-account-with-mistakes');
      await person.asksForAccount();
      await take('check-your-mail');
    });

    test(`the pages of an account in ${country} at ${width} px`, async ({ page }) => {
      const take = await pictureTaker(page, `${country.toLowerCase()}-account`, width);
      const customer = new Customer(page, country);
      await customer.signsUp();
      const order = await customer.orders();
      for (const name of PAGES) {
        await customer.goTo(`/my-account/${name}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await take(name);
      }
      await customer.goTo(`/my-account/my-orders/${order.orderNumber.toLowerCase()}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber);
      await take('order');
    });
  }
}
