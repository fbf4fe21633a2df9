import { accessibilityViolations } from './axe.js';
import { layoutProblems } from './layout-problems.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 740 };

for (const [country, language, path] of [
  ['SK', undefined, '/kontakt'],
  ['DE', undefined, '/kontakt'],
  ['CH', 'fr', '/fr/contact'],
  ['HU', undefined, '/kapcsolat'],
] as const)
  test(`${country}: the contact button of a phone leads to phone number, hours, e-mail and address`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const person = new Shopper(page, country, language === undefined ? {} : { language });
    await person.goTo('/');
    const button = page.getByRole('banner').getByRole('link', { name: person.say('information.contact-page') });
    await expect(button).toBeVisible();
    await page.setViewportSize(SMALL_PHONE);
    expect(await layoutProblems(page)).toEqual([]);
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(PHONE);
    await button.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: person.say('information.contact-page') })).toBeVisible();
    const facts = main.getByRole('table', { name: person.say('information.contact') });
    await expect(facts.getByRole('link', { name: /\+\d/ })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(facts.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
    await expect(facts.getByRole('row', { name: person.say('information.hours') })).toContainText(/\d/);
    await expect(facts.getByRole('row', { name: person.say('information.address') })).toContainText(
      'Ferrum Machines s.r.o.Strojárska 12821 05 Bratislava',
    );
    expect(await layoutProblems(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

test('search engines find the contact page in every language of the store', async ({ page }) => {
  const person = new Shopper(page, 'CH', { language: 'fr' });
  await person.goTo('/contact');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fr\/contact$/);
  for (const [language, path] of [
    ['de-CH', '/kontakt'],
    ['fr-CH', '/fr/contact'],
    ['it-CH', '/it/contatti'],
  ] as const)
    await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
  await page.getByRole('banner').getByRole('link', { name: 'IT – Italiano' }).click();
  await expect(page).toHaveURL(/\/it\/contatti$/);
});
