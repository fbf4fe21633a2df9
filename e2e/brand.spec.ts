import { halden } from '@manifold/config-seeds/brand-halden';
import type { Page } from '@playwright/test';
import { accessibilityViolations, pagesWithProblems } from './axe.js';
import { departmentPaths, productPaths } from './catalogue.js';
import { layoutProblems } from './layout-problems.js';
import { expect, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';

const HOST = 'gb.halden';
const BRAND = { brand: 'halden' };

test('a guest buys at Halden in Great Britain, and no page names another company', async ({ page }) => {
  const shopper = new Shopper(page, 'GB', BRAND);
  const seen: string[] = [];
  const look = async () => seen.push(await page.content());
  await shopper.goTo('/');
  await look();
  await shopper.findsProduct();
  await look();
  await shopper.addsToCart();
  await look();
  await shopper.goesToCheckout();
  await shopper.givesAddress();
  await shopper.continuesToPayment();
  await shopper.paysBy('cash-on-delivery');
  await look();
  await shopper.placesOrder();
  await shopper.thankYou();
  await look();
  expect(new URL(page.url()).hostname).toBe('gb.halden.localhost');
  expect(seen.filter((words) => /ferrum/i.test(words))).toEqual([]);
});

test('Halden has its own name, words, logo and legal name', async ({ page }) => {
  await page.goto(shopUrl(HOST));
  await expect(page).toHaveTitle(`Halden: ${halden.texts['en']?.title}`);
  await expect(page.getByRole('heading', { level: 1, name: halden.texts['en']?.headline })).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', halden.texts['en']?.lead ?? '');
  const home = page.getByRole('banner').getByRole('link', { name: /Halden/ });
  await expect(home.locator('img')).toHaveAttribute('src', halden.logo);
  await expect(page.getByRole('contentinfo')).toContainText(halden.legalName);
  await expect(page.getByRole('contentinfo').getByText('hello@halden.co.uk')).toBeVisible();
});

test('Halden looks like another company, not like a recolour', async ({ page }) => {
  const look = async (host: string) => {
    await page.goto(shopUrl(host));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page.evaluate(() => {
      const [head, title] = [document.querySelector('.shop-head'), document.querySelector('h1')];
      const logo = document.querySelector('header img')?.getBoundingClientRect();
      if (!head || !title || !logo) throw new Error('a page without head, title or logo');
      const loaded: string[] = [];
      document.fonts.forEach(({ family, status }) => {
        if (status === 'loaded') loaded.push(family);
      });
      return {
        ground: getComputedStyle(head).backgroundColor,
        font: getComputedStyle(title).fontFamily.split(',')[0],
        isLogoCentred: Math.abs(logo.left + logo.width / 2 - window.innerWidth / 2) < 8,
        loaded,
      };
    });
  };
  const [ferrum, other] = [await look('gb'), await look(HOST)];
  expect(other.ground).not.toBe(ferrum.ground);
  expect(other.font).not.toBe(ferrum.font);
  expect([ferrum.isLogoCentred, other.isLogoCentred]).toEqual([false, true]);
  expect(ferrum.loaded.filter((family) => /Figtree|Fraunces/.test(family))).toEqual([]);
  expect(other.loaded.filter((family) => /Sofia/.test(family))).toEqual([]);
});

test('Halden sells its own departments only, and Ferrum’s goods are not found there', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  await page.goto(shopUrl('gb'));
  const all = await departmentPaths(page, 'en-GB');
  await page.goto(shopUrl(HOST));
  const some = await departmentPaths(page, 'en-GB');
  expect(some).toHaveLength(halden.departments.length);
  const [foreign = ''] = all.filter((path) => !some.includes(path));
  expect((await page.goto(shopUrl(HOST, foreign)))?.status()).toBe(404);
  await page.goto(shopUrl('gb', foreign));
  const [product = ''] = await productPaths(page);
  expect((await page.goto(shopUrl('gb', product)))?.status()).toBe(200);
  expect((await page.goto(shopUrl(HOST, product)))?.status()).toBe(404);
});

test('search engines find only pages of the brand', async ({ page }) => {
  const hostsOf = () =>
    page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '').hostname));
  await page.goto(shopUrl(HOST));
  expect((await hostsOf()).sort()).toEqual(['de.halden.localhost', 'gb.halden.localhost', 'se.halden.localhost']);
  await page.goto(shopUrl('gb'));
  expect((await hostsOf()).filter((host) => host.includes('halden'))).toEqual([]);
});

test.describe('its pages', () => {
  // Nine pages at three widths, checked with axe.
  test.setTimeout(180_000);

  async function visit(page: Page, look: (name: string) => Promise<void>): Promise<void> {
    for (const host of ['de.halden', 'se.halden', HOST]) {
      await page.goto(shopUrl(host));
      await look(`home of ${host}`);
    }
    const [department = ''] = await departmentPaths(page, 'en-GB');
    await page.goto(shopUrl(HOST, department));
    await look('category');
    const [product = ''] = await productPaths(page);
    await page.goto(shopUrl(HOST, product));
    await look('product');
  }

  test('every text fits at 320, 768 and 1440 px', async ({ page }) => {
    const violations: Record<string, string[]> = {};
    await visit(page, async (name) => {
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        violations[`${name} at ${width}`] = await layoutProblems(page);
      }
    });
    expect(pagesWithProblems(violations)).toEqual([]);
  });

  test('they are accessible', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const violations: Record<string, string[]> = {};
    await visit(page, async (name) => {
      violations[name] = await accessibilityViolations(page);
    });
    expect(pagesWithProblems(violations)).toEqual([]);
  });
});
