import type { HostileRequest } from './hostile-sender.js';
import { LARGE_IMPORTS } from './large-imports.js';

const MAXIMUM_BYTES = 8_000_000;
const FULL_BODY = 250_000;
const FULL_HEADER = 14_000;
/** As many values as the limits of a body allow, and four times as many. */
const MAXIMUM_VALUES = 4_900;
const TOO_MANY_VALUES = 20_000;

const filled = (unit: string, length: number): string => unit.repeat(Math.floor(length / unit.length));
const list = (unit: string, length: number): string => `[${filled(`${unit},`, length - unit.length - 2)}${unit}]`;
const many = (count: number, unit: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => unit(index)).join();

const post =
  (host: HostileRequest['host'], path: string) =>
  (what: string, body: string): HostileRequest => ({
    what,
    method: 'POST',
    host,
    path,
    body,
  });
const get = (what: string, path: string, headers: Readonly<Record<string, string>> = {}): HostileRequest => ({
  what,
  method: 'GET',
  host: 'shop',
  path,
  headers,
});

const importing = post('console', '/api/admin/import');
const drafting = post('console', '/api/admin/change-sets/00000000-0000-4000-8000-000000000000/edits');
const signingIn = post('console', '/api/admin/sign-in');
const firstAdmin = post('console', '/api/admin/first-admin');
const asking = post('shop', '/api/commerce/getMe');
const customer = post('shop', '/api/customer/signIn');
const forgetting = post('shop', '/api/customer/requestPasswordReset');
const searching = post('shop', '/api/commerce/searchProducts');
const suggesting = post('shop', '/api/commerce/quickSearch');
const supporting = post('shop', '/api/support-requests');

const LARGE_BODIES: readonly HostileRequest[] = [
  importing('8 MB of empty objects, import', list('{}', MAXIMUM_BYTES)),
  importing('8 MB of open brackets, import', filled('[', MAXIMUM_BYTES)),
  importing('8 MB of one text, import', `"${filled('x', MAXIMUM_BYTES)}"`),
  drafting('4 MB of empty objects, draft', list('{}', MAXIMUM_BYTES / 2)),
];

const COSTLY_BODIES: readonly HostileRequest[] = [
  asking('250 KB of open brackets', filled('[', FULL_BODY)),
  asking('250 KB of lists in lists', filled('[', FULL_BODY / 2) + filled(']', FULL_BODY / 2)),
  asking('250 KB of objects in objects', filled('{"a":', FULL_BODY)),
  asking('250 KB of empty objects', list('{}', FULL_BODY)),
  asking('20,000 fields', `{${many(TOO_MANY_VALUES, (index) => `"f${index}":0`)}}`),
  asking('2,400 empty objects', `[${many(MAXIMUM_VALUES / 2, () => '{}')}]`),
  asking('4,900 fields', `{${many(MAXIMUM_VALUES, (index) => `"f${index}":0`)}}`),
  asking('2,400 names of what objects inherit', `{${many(MAXIMUM_VALUES / 2, (index) => `"__proto_${index}":{}`)}}`),
  asking('250 KB of escaped quotes', `{"text":"${filled(String.raw`\"`, FULL_BODY)}"}`),
  asking('250 KB of half characters', `{"text":"${filled(String.raw`\ud83d\udd25`, FULL_BODY)}\\ud83d"}`),
  asking('250 KB of digits', `{"number":${filled('9', FULL_BODY)}}`),
];

const LONG_FIELDS: readonly HostileRequest[] = [
  signingIn('6 KB e-mail address, console', `{"email":"${filled('a', 6000)}@example.com","password":"x"}`),
  signingIn('250 KB e-mail address, console', `{"email":"${filled('a.', FULL_BODY)}@","password":"x"}`),
  signingIn('250 KB password, console', `{"email":"admin@manifold.test","password":"${filled('x', FULL_BODY)}"}`),
  firstAdmin(
    'a wrong first-admin token',
    '{"token":"wrong-wrong-wrong-wrong-%n","email":"a@example.com","name":"Eve","password":"griddle-plate-1"}',
  ),
  customer('6 KB e-mail address, shop', `{"email":"${filled('a', 6000)}@example.com","password":"x"}`),
  customer('250 KB of dots in an e-mail address', `{"email":"a@${filled('a.', FULL_BODY)}","password":"x"}`),
  forgetting('250 KB of hyphens in an e-mail address', `{"email":"a@b${filled('-', FULL_BODY)}","password":"x"}`),
  searching('250 KB search text', `{"text":"${filled('a ', FULL_BODY)}"}`),
  searching('100 words of one letter', `{"text":"${filled('a ', 100)}"}`),
  searching('a search text of operators', `{"text":"${filled("':*&|!()<->%n ", 100)}"}`),
  suggesting('100 letters without a space', `{"text":"${filled('q', 96)}%n"}`),
  suggesting('100 letters of accents', `{"text":"${filled('e\u0301', 100)}"}`),
  supporting('250 KB support form', `{"values":{"email":"${filled('a.', FULL_BODY)}"}}`),
  supporting('4,900 fields of a support form', `{"values":{${many(MAXIMUM_VALUES, (index) => `"f${index}":"x"`)}}}`),
  post('shop', '/api/commerce/getInventory')(
    '4,900 article numbers',
    `{"skus":[${many(MAXIMUM_VALUES, (index) => `"EX${index}"`)}]}`,
  ),
  post('shop', '/api/commerce/getProducts')(
    '4,900 brands and tags',
    `{"query":"listing","tags":[${many(MAXIMUM_VALUES / 2, () => '"new"')}],"brands":[${many(MAXIMUM_VALUES / 2, () => '"a"')}]}`,
  ),
];

const ADDRESS = {
  firstName: 'Eva',
  lastName: 'Nová',
  streetName: 'Hlavná',
  streetNumber: '12',
  postalCode: '811 01',
  city: 'Mesto',
  country: 'SK',
  phone: '+421 900 123 456',
};
const addressed = (what: string, changes: Partial<typeof ADDRESS>, email = 'eva@example.com'): HostileRequest => ({
  ...post('shop', '/api/commerce/setCheckoutAddresses')(
    what,
    JSON.stringify({
      clientType: 'private',
      email,
      billingAddress: { ...ADDRESS, ...changes },
      shippingAddress: null,
    }),
  ),
  asGuest: true,
});

/** Inputs for the patterns that staff edit, and for the lists of a cart. */
const GUESTS: readonly HostileRequest[] = [
  addressed('a postal code of 20 digits', { postalCode: filled('1', 20) }),
  addressed('a postal code of spaces and hyphens', { postalCode: `1${filled(' -', 18)}x` }),
  addressed('a street number of 20 digits and letters', { streetNumber: filled('1a', 20) }),
  addressed('a phone of digits and spaces', { phone: `+${filled('1 ', 28)}x` }),
  addressed('an e-mail address of 254 characters', {}, `${filled('a.', 240)}a@b`),
  {
    ...post('shop', '/api/commerce/applyCartCoupon')('a coupon code nobody has', '{"code":"NOBODY-%n"}'),
    asGuest: true,
  },
  {
    ...post('shop', '/api/commerce/updateCart')(
      '50 coupon codes at once',
      `{"actions":[${many(50, (index) => `{"action":"addDiscountCode","code":"C${index}-%n"}`)}]}`,
    ),
    asGuest: true,
  },
  {
    ...post('shop', '/api/commerce/updateCart')(
      '1,600 actions on a cart',
      `{"actions":[${many(1600, (index) => `{"action":"addDiscountCode","code":"C${index}"}`)}]}`,
    ),
    asGuest: true,
  },
];

const HEADS: readonly HostileRequest[] = [
  get('14 KB of query fields', `/api/customer/getUrlWithToken?${filled('a=&', FULL_HEADER)}`),
  get('14 KB of escapes in a query', `/vyhladavanie?q=${filled('%F0%9F%94%A5', FULL_HEADER)}`),
  get('14 KB of path segments', filled('/a', FULL_HEADER)),
  get('14 KB of escaped slashes', `/${filled('%2f', FULL_HEADER)}`),
  get('14 KB of filters of a page', `/?${filled('brand=a&', FULL_HEADER)}`),
  get('14 KB of cookies', '/api/config?%n', { cookie: filled('a=b; ', FULL_HEADER) }),
  get('a forged session of 14 KB', '/api/config?%n', { cookie: `__Host-shop=${filled('a.', FULL_HEADER)}` }),
  get('14 KB of languages', '/?%n', { 'accept-language': filled('sk;q=0.1,', FULL_HEADER) }),
  get('14 KB of proxies', '/api/config?%n', { 'x-forwarded-for': filled('1.1.1.1,', FULL_HEADER) }),
  get('14 KB of entity tags', '/?%n', { 'if-none-match': filled('W/"a",', FULL_HEADER) }),
  get('a page that there is none of', '/no-such-page-%n'),
];

/** Every kind of request in the budget of `npm run bench:abuse`. */
export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  ...LARGE_BODIES,
  ...COSTLY_BODIES,
  ...LONG_FIELDS,
  ...GUESTS,
  ...HEADS,
  ...LARGE_IMPORTS,
];
