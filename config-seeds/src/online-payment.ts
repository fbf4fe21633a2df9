import type { OnlineMethod, OnlinePayment } from '@manifold/domain/online-payment/contract';
import { countrySeeds } from './countries.js';
import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('online-payment');

/** The methods of single countries: to whom they are offered, and where. */
const OF_COUNTRIES: readonly (readonly [OnlineMethod, OnlinePayment[OnlineMethod], string])[] = [
  ['ideal', 'everyone', 'NL'],
  ['polishBanks', 'everyone', 'PL'],
  ['multibanco', 'everyone', 'PT'],
  ['twint', 'everyone', 'CH'],
  ['mobilePay', 'everyone', 'DK FI'],
  ['klarna', 'private', 'AT BE CH CZ DE DK ES FI FR GB GR HU IE IT NL NO PL PT RO SE SK'],
  ['klarnaAccount', 'private', 'AT DE FI GB NO SE'],
  ['billie', 'company', 'AT DE FI FR GB NL SE'],
  ['ratepay', 'private', 'AT CH DE NL'],
];

/** Returns the methods of a country in addition to those that every country has. */
function offersOf(countryCode: string): Partial<OnlinePayment> {
  const offered = OF_COUNTRIES.filter(([, , countries]) => countries.split(' ').includes(countryCode));
  return Object.fromEntries(offered.map(([method, customers]) => [method, customers]));
}

/** The methods of the payment provider: cards and wallets everywhere, the others by country. */
export const onlinePaymentRows = [
  row('default', everywhere, {
    card: 'everyone',
    payPal: 'everyone',
    applePay: 'everyone',
    googlePay: 'everyone',
    ...Object.fromEntries(OF_COUNTRIES.map(([method]) => [method, 'nobody'])),
  }),
  ...countrySeeds
    .map(({ countryCode }) => ({ countryCode, offers: offersOf(countryCode) }))
    .filter(({ offers }) => Object.keys(offers).length > 0)
    .map(({ countryCode, offers }) => row('country', countryCode, offers)),
];
