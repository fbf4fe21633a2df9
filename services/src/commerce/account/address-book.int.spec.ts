import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Customer } from '@manifold/domain/customer/contract';
import { signedUp } from '../testing/accounts.js';
import { addressIn } from '../testing/addresses.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const BOOKS = [
  {
    use: 'billing',
    add: 'addBillingAddress',
    update: 'updateBillingAddress',
    remove: 'deleteBillingAddress',
    setDefault: 'setDefaultBillingAddress',
    wrongPostalCode: 'postal-code-billing',
    ofUse: (user: Customer) => ({ ids: user.billingAddressIds, chosen: user.defaultBillingAddressId }),
  },
  {
    use: 'shipping',
    add: 'addShippingAddress',
    update: 'updateShippingAddress',
    remove: 'deleteShippingAddress',
    setDefault: 'setDefaultShippingAddress',
    wrongPostalCode: 'postal-code-shipping',
    ofUse: (user: Customer) => ({ ids: user.shippingAddressIds, chosen: user.defaultShippingAddressId }),
  },
] as const;

const me = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;
const message = async (browser: ShopClient, name: string, parameters: object) =>
  (await browser.send(name, JSON.stringify(parameters), 'customer')).body.error?.message;

describe.each(BOOKS)(
  'the book of $use addresses',
  ({ use, add, update, remove, setDefault, wrongPostalCode, ofUse }) => {
    it('stores an address in the country’s format, changes it, makes it the default and removes it', async () => {
      const { browser } = await signedUp(shop);
      const typed = addressIn('SK', { postalCode: '81101', company: 'Dielňa' });
      const first = (await browser.account(add, { address: typed })).user;
      const [id = ''] = ofUse(first).ids;
      expect(ofUse(first)).toEqual({ ids: [id], chosen: null });
      // A private customer has no company (spec core §4).
      expect(first.addresses).toEqual([{ ...addressIn('SK', { postalCode: '811 01' }), id }]);
      const second = (await browser.account(add, { address: addressIn('SK', { city: 'Nitra' }), isDefault: true }))
        .user;
      const other = ofUse(second).chosen ?? '';
      expect(ofUse(second).ids).toEqual([id, other]);
      const moved = (await browser.account(update, { address: { ...addressIn('SK', { city: 'Košice' }), id } })).user;
      expect(moved.addresses.map(({ city }) => city)).toEqual(['Košice', 'Nitra']);
      const chosen = (await browser.account(setDefault, { addressId: id })).user;
      expect(ofUse(chosen)).toEqual({ ids: [id, other], chosen: id });
      const left = (await browser.account(remove, { addressId: id })).user;
      expect([ofUse(left), left.addresses.length]).toEqual([{ ids: [other], chosen: null }, 1]);
      expect(await me(browser)).toEqual(left);
    });

    it('refuses fields that break the country’s rules', async () => {
      const { browser } = await signedUp(shop);
      const wrong = addressIn('SK', { postalCode: 'SW1A 1AA', streetNumber: 'bis' });
      expect(await browser.accountRefusal(add, { address: wrong })).toEqual([
        422,
        wrongPostalCode,
        'address.postalCode: postal-code',
        'address.streetNumber: street-number-digit',
      ]);
      const sentence = use === 'billing' ? 'in billing address' : 'in shipping address: Hlavná bis, SW1A 1AA Mesto';
      expect(await message(browser, add, { address: wrong })).toBe(`Postal code is incorrect ${sentence}`);
      const abroad = await browser.accountRefusal(add, { address: addressIn('CZ') });
      expect(abroad).toEqual([400, 'invalid-input', 'address.country: country']);
      expect(await browser.accountRefusal(add, { address: { city: 'Nitra' } })).toContain('invalid-input');
      expect((await me(browser))?.addresses).toEqual([]);
    });

    it('refuses a request without an address id', async () => {
      const { browser } = await signedUp(shop);
      const address = addressIn('SK');
      expect(await message(browser, update, { address })).toBe('Updated address must include an "id" field.');
      expect(await message(browser, setDefault, {})).toBe(`Address ID is required to set default ${use} address.`);
      expect(await browser.accountRefusal(remove, {})).toEqual([
        400,
        'invalid-input',
        'addressId: address-id-required',
      ]);
    });

    it('answers two deletions of one address at the same moment with success or that it is gone', async () => {
      const { browser } = await signedUp(shop);
      const others = (await browser.account(add, { address: addressIn('SK', { city: 'Nitra' }) })).user;
      const { addresses } = (await browser.account(add, { address: addressIn('SK') })).user;
      const addressId = addresses.at(-1)?.id;
      const tabs = await Promise.all(
        Array.from({ length: 4 }, () => browser.send(remove, JSON.stringify({ addressId }), 'customer')),
      );
      const statuses = tabs.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
      expect((await me(browser))?.addresses).toEqual(others.addresses);
    });

    it('does not find addresses of another customer', async () => {
      const [one, other] = [await signedUp(shop), await signedUp(shop)];
      const { user } = await one.browser.account(add, { address: addressIn('SK') });
      const [addressId = ''] = ofUse(user).ids;
      const input = { address: { ...addressIn('SK'), id: addressId } };
      expect(await other.browser.accountRefusal(update, input)).toEqual([404, 'not-found']);
      expect(await other.browser.accountRefusal(remove, { addressId })).toEqual([404, 'not-found']);
      expect(await other.browser.accountRefusal(setDefault, { addressId })).toEqual([404, 'not-found']);
      expect(await me(one.browser)).toEqual(user);
    });
  },
);

describe('the addresses of a company', () => {
  it('require the company name in the billing address', async () => {
    const { browser } = await signedUp(shop, { customerType: 'COMPANY' });
    const unnamed = await browser.accountRefusal('addBillingAddress', { address: addressIn('SK') });
    expect(unnamed).toEqual([400, 'invalid-input', 'address.company: company-required']);
    const { user: shipped } = await browser.account('addShippingAddress', { address: addressIn('SK') });
    const [addressId = ''] = shipped.shippingAddressIds;
    expect(await browser.accountRefusal('setDefaultBillingAddress', { addressId })).toEqual(unnamed);
    const named = addressIn('SK', { company: 'Dielňa s.r.o.', vatNumber: 'SK4030000007' });
    const { user } = await browser.account('addBillingAddress', { address: named });
    expect(user.billingAddresses).toMatchObject([{ company: 'Dielňa s.r.o.', vatNumber: '4030000007' }]);
  });
});
