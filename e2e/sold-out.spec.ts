import { cartOf, skuIn, stockOf } from './call-shop.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

test('a cart with more pieces than are in stock cannot be ordered until the quantity is lowered', async ({
  page,
  browser,
}) => {
  const shopper = new Shopper(page, 'LT');
  await shopper.findsProduct({ department: 3 });
  const sku = skuIn(page.url());
  const stock = await stockOf(page, sku);
  await shopper.addsToCart();
  await shopper.goTo('/checkout/cart');
  const quantity = page.getByRole('main').getByRole('textbox').first();
  await quantity.fill(String(stock));
  await quantity.press('Enter');
  await expect.poll(async () => (await cartOf(page))?.lineItems[0]?.quantity).toBe(stock);
  const toCheckout = page.getByRole('main').getByRole('link', { name: shopper.say('cart.to-checkout') });

  const faster = new Shopper(await (await browser.newContext()).newPage(), 'LT');
  await faster.goesToPayment({ department: 3 });
  await faster.paysBy('cash-on-delivery');
  await faster.placesOrder();
  await faster.thankYou();
  await expect.poll(() => stockOf(page, sku)).toBe(stock - 1);

  await page.reload();
  const reduceTo = shopper.say('cart.reduce').replace('{pieces, number}', String(stock - 1));
  const reduce = page.getByRole('button', { name: reduceTo });
  await expect(reduce).toBeVisible();
  await expect(toCheckout).toBeHidden();
  await reduce.click();
  await expect(reduce).toBeHidden();
  await expect(toCheckout).toBeFocused();
  await expect(quantity).toHaveValue(String(stock - 1));
});
