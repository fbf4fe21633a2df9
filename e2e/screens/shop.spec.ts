import type { Buyer } from '../addresses.js';
import { expect, test } from '../shop.js';
import { Shopper } from '../shopper.js';
import { pictureTaker, WIDTHS } from './take-picture.js';

/** German is long; Greek and Bulgarian have their own letters; Hungarian has both long words and long prices. */
const COUNTRIES: readonly Buyer[] = ['DE', 'GR', 'BG', 'HU'];

for (const country of COUNTRIES) {
  for (const width of WIDTHS) {
    test(`ten screens of the store in ${country} at ${width} px`, async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 404/);
      const take = await pictureTaker(page, country.toLowerCase(), width);
      const shopper = new Shopper(page, country);
      await shopper.goTo('/');
      await take('01-home');
      await shopper.findsCategory();
      await take('02-category');
      await shopper.opensCheapest();
      await take('03-product');
      await shopper.addsToCart();
      await take('04-cart');
      await shopper.goesToCheckout();
      await take('05-addresses');
      await shopper.button('addresses.submit').click();
      await expect(shopper.field('addresses.email')).toHaveAttribute('aria-invalid', 'true');
      await take('06-addresses-with-mistakes');
      await shopper.givesAddress();
      await shopper.continuesToPayment();
      await shopper.paysBy(country === 'GR' || country === 'BG' ? 'cash-on-delivery' : 'bank-transfer');
      await take('07-payment');
      await shopper.placesOrder();
      await shopper.thankYou();
      await take('08-thank-you');
      await shopper.goTo('/nothing-like-this');
      await take('09-unknown-page');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: shopper.say('information.dispatch-information') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.say('information.dispatch-information'));
      await take('10-information');
    });
  }
}
