import { expect, shopUrl, test } from './shop.js';
import { wordsOf } from './words.js';

const say = wordsOf('de-DE');

/** Follows a link in the same task in which React begins to handle its events. */
function followAsSoonAsHydrated(label: string): void {
  if (location.pathname !== '/') return;
  const { port1, port2 } = new MessageChannel();
  const look = () => {
    const links = Array.from(document.querySelectorAll<HTMLElement>('nav a'));
    const link = links.find(({ innerText }) => innerText.trim() === label);
    if (link && Object.keys(link).some((key) => key.startsWith('__reactProps'))) link.click();
    else port2.postMessage(undefined);
  };
  port1.onmessage = look;
  look();
}

test('a link that is followed while the page hydrates leads to the next page without an error', async ({ page }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(followAsSoonAsHydrated, say('collection.sale'));
  await page.goto(shopUrl('de'));
  await expect(page).toHaveURL(shopUrl('de', '/sonderangebote'));
  await expect(page.getByRole('heading', { level: 1, name: say('collection.sale') })).toBeVisible();
  // The next page answers too.
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/sonderangebote\?/);
});

test('a link of the footer that is followed while the page hydrates leads to the top of the next page', async ({
  page,
}) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(shopUrl('de'));
  const name = say('information.dispatch-information');
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

/** Scrolls while the page is read, before its scripts run. */
function scrollEarly(top: number): void {
  if (location.pathname !== '/') return;
  document.addEventListener('readystatechange', () => scrollTo(0, top), { once: true });
}

test('going back to a page that was scrolled before it hydrated shows the same part of it', async ({ page }) => {
  await page.addInitScript(scrollEarly, 700);
  await page.goto(shopUrl('de'));
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: say('collection.sale') })
    .first();
  await expect
    .poll(() => link.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  // Without scrolling to the link, as a click in a fixed header would be.
  await link.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: say('collection.sale') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: say('collection.sale') })).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});
