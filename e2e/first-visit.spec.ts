import { cartOf, skuIn } from './call-shop.js';
import { holdScripts } from './hold-scripts.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

test('two tabs of a first visit that add a product at the same moment share one cart', async ({ page, context }) => {
  const [one, two] = [new Shopper(page, 'CZ'), new Shopper(await context.newPage(), 'CZ')];
  await one.findsProduct({ department: 0 });
  await two.findsProduct({ department: 1 });
  const skus = [one, two].map(({ page: tab }) => skuIn(tab.url()));
  expect(new Set(skus).size).toBe(2);

  await Promise.all([one, two].map((shopper) => shopper.button('add-to-cart.add').first().click()));
  for (const { page: tab, say } of [one, two])
    await expect(tab.getByRole('dialog').getByRole('link', { name: say('cart.to-cart') })).toBeVisible();

  const [first, second] = [await cartOf(one.page), await cartOf(two.page)];
  expect(second?.id).toBe(first?.id);
  expect(first?.lineItems.map(({ sku, quantity }) => `${quantity} × ${sku}`).sort()).toEqual(
    skus.map((sku) => `1 × ${sku}`).sort(),
  );
  await two.page
    .getByRole('dialog')
    .getByRole('link', { name: two.say('cart.to-cart') })
    .click();
  await expect(two.page.getByRole('heading', { level: 1, name: two.say('cart.title') })).toBeVisible();
  for (const sku of skus)
    await expect(two.page.getByRole('main').locator(`a[href$="${sku.toLowerCase()}"]`).first()).toBeVisible();
});

test('a click before the scripts of a page have loaded adds the product, and another opens the menu', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'CZ');
  await shopper.findsProduct({ department: 0 });
  const letScriptsLoad = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await shopper.button('add-to-cart.add').first().click();
  letScriptsLoad();
  await expect(page.getByRole('dialog').getByRole('link', { name: shopper.say('cart.to-cart') })).toBeVisible();
  expect((await cartOf(page))?.lineItems.map(({ quantity }) => quantity)).toEqual([1]);

  const letScriptsLoadAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await shopper.button('shell.all-categories').click();
  letScriptsLoadAgain();
  await expect(page.getByRole('dialog', { name: shopper.say('shell.all-categories') })).toBeVisible();
});
