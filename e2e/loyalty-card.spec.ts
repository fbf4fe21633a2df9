import type { Page } from '@playwright/test';
import { AccountHolder } from './account-holder.js';
import type { Buyer } from './addresses.js';
import { accessibilityViolations } from './axe.js';
import { layoutProblems } from './layout-problems.js';
import { expect, test } from './shop.js';
import { tabTo } from './tab-to.js';

const STORES: readonly (readonly [Buyer, string | undefined, string])[] = [
  ['SK', undefined, 'Zákaznícka karta'],
  ['CH', 'fr', 'Carte de fidélité'],
  ['GR', undefined, 'Κάρτα πελάτη'],
];

const DEVICES = [
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'apple', 'google'],
  ['Android phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0', 'google', 'apple'],
] as const;

/** Registers a customer and opens the page of the card. */
async function opensCard(page: Page, country: Buyer, language?: string): Promise<AccountHolder> {
  const person = new AccountHolder(page, country, language === undefined ? {} : { language });
  await person.goTo('/create-account');
  await person.registers();
  await person.goTo('/my-account/loyalty-card');
  await person.button('loyalty-card.issue').click();
  await expect(page.getByText(person.say('loyalty-card.hint'))).toBeVisible();
  return person;
}

const walletsOf = ({ page, say }: AccountHolder) => page.getByRole('list', { name: say('loyalty-card.wallets') });

for (const [device, userAgent, first, second] of DEVICES)
  test.describe(`on an ${device}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 } });

    for (const [country, language, card] of STORES)
      test(`${country}: a customer puts the loyalty card into a wallet, the fitting one first`, async ({
        page,
        pageErrors,
      }) => {
        pageErrors.allow(/^request to pay\.google\.com$/);
        const person = await opensCard(page, country, language);
        const links = walletsOf(person).getByRole('link');
        await expect(links).toHaveText([first, second].map((wallet) => person.say(`loyalty-card.${wallet}-wallet`)));
        expect([...(await accessibilityViolations(page)), ...(await layoutProblems(page))]).toEqual([]);

        const downloading = page.waitForEvent('download');
        await tabTo(page, page.getByRole('link', { name: person.say('loyalty-card.apple-wallet') }));
        await page.keyboard.press('Enter');
        expect((await downloading).suggestedFilename()).toBe('loyalty-card.pkpass');

        const saving = page.waitForRequest(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
        await tabTo(page, page.getByRole('link', { name: person.say('loyalty-card.google-wallet') }));
        await page.keyboard.press('Enter');
        const [, claims = ''] = (await saving).url().split('.').slice(-3);
        expect(Buffer.from(claims, 'base64url').toString()).toContain(`"programName":"${card}"`);
      });
  });

test('a shop without keys for wallets offers none', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!answer.url.includes('issueLoyaltyCard')) return answer;
      const { data } = (await answer.json()) as { data: object };
      return Response.json({ data: { ...data, wallets: [] } });
    };
  });
  const person = await opensCard(page, 'SK');
  await expect(walletsOf(person)).toBeHidden();
  await expect(page.getByRole('link', { name: /Wallet|Google/ })).toHaveCount(0);
});
