import type { Buyer } from './addresses.js';
import type { MethodCases, OutcomeCase } from './payment-cases.js';
import { Payer } from './payer.js';
import { expect, test } from './shop.js';

/** The next thing that a shopper sees: both take as long as the provider and the services need. */
const DECIDED_MS = 30_000;

async function expectOutcome(payer: Payer, { outcome }: OutcomeCase): Promise<void> {
  const { page } = payer;
  switch (outcome) {
    case 'refused':
    case 'cancelled': {
      const problem = payer.problem(`payment.error-${outcome}`);
      await expect(problem).toContainText(payer.say('payment.nothing-charged'), { timeout: DECIDED_MS });
      // The cart is the shopper's again, with all methods.
      await payer.seesForm();
      await expect(payer.button('payment.place')).toBeEnabled();
      return;
    }
    case 'confirming':
      await expect(page.getByRole('heading', { level: 1, name: payer.say('payment.confirming-payment') })).toBeVisible({
        timeout: DECIDED_MS,
      });
      return;
    case 'paid':
    case 'waiting': {
      expect(await payer.thankYou()).toMatch(new RegExp(`^${payer.country}-\\d+$`, 'i'));
      const state = payer.say(outcome === 'paid' ? 'confirmation.paid' : 'confirmation.waiting');
      await expect(page.getByText(state, { exact: true })).toBeVisible();
    }
  }
}

/** A page that comes back from a bank may ask for the channel of a cart that has just become an order. */
const ORDERED_CART = /^WebSocket connection to .* 404$/;

/** Declares a test for each outcome of a method in a country. They share a page: a cart that was not paid is paid next. */
export function testOutcomes({ type, company, cases }: MethodCases, country: Buyer): void {
  test.describe(`${type} in ${country}`, () => {
    for (const one of cases) {
      test(one.title, async ({ page, pageErrors }) => {
        pageErrors.allow(ORDERED_CART);
        one.reports?.forEach((report) => pageErrors.allow(report));
        const payer = new Payer(page, country);
        await payer.opensPayment({ company, ...one.params });
        await one.pay(payer);
        await expectOutcome(payer, one);
      });
    }
  });
}
