import { countrySeeds } from '@manifold/config-seeds/countries';
import { isBuyer } from '../addresses.js';
import { callShop, cartOf } from '../call-shop.js';
import { METHOD_CASES } from '../payment-cases.js';
import { Payer } from '../payer.js';
import { expect, test } from '../shop.js';

const CUSTOMERS = ['private', 'company'] as const;

/** The methods that a customer may use in a country, in the order of the table. */
const offeredIn = (country: string, customer: (typeof CUSTOMERS)[number]) =>
  METHOD_CASES.filter(
    ({ countries, customers }) => countries.includes(country) && (customers === 'everyone' || customers === customer),
  ).map(({ type }) => type);

for (const { countryCode, label } of countrySeeds) {
  if (!isBuyer(countryCode)) throw new Error(`No address in ${label}`);
  for (const customer of CUSTOMERS) {
    test(`a ${customer} customer in ${label} is offered the methods of the country and no other`, async ({
      page,
      pageErrors,
    }) => {
      // The browser logs every 422.
      pageErrors.allow(/status of 422/);
      const payer = new Payer(page, countryCode);
      await payer.fillsCart();
      await payer.setsAddresses(customer === 'company' ? { company: { name: 'Ferrum Test', vatNumber: '' } } : {});
      const offered = offeredIn(countryCode, customer);
      const { body } = await callShop(page, 'onlinePaymentMethods', {});
      const { methods } = body.data as { methods: { paymentMethods: { type: string }[] } };
      expect(methods.paymentMethods.map(({ type }) => type).sort()).toEqual(offered.toSorted());

      const cart = await cartOf(page);
      for (const { type } of METHOD_CASES.filter((method) => !offered.includes(method.type))) {
        const payment = { paymentMethod: { type } };
        const refused = await callShop(page, 'startOnlinePayment', {
          cartId: cart?.id,
          version: cart?.version,
          payment,
        });
        expect({ type, status: refused.status, code: refused.body.error?.code }).toEqual({
          type,
          status: 422,
          code: 'payment-method-refused',
        });
      }
    });
  }
}
