import { moments, type Values } from './pairs.js';

/** Values by the name of a property or of a published type. */
export const COMMON: Values = {
  // Texts with a form of their own
  country: ['SK', 'HU'],
  currency: ['EUR', 'HUF'],
  currencyCode: ['EUR', 'HUF'],
  locale: ['en', 'de'],
  languages: [['en'], ['de']],
  countries: [['SK'], ['HU']],
  currencies: [['EUR'], ['HUF']],
  email: ['one-$n@example.com', 'two-$n@example.com'],
  customerEmail: ['one@example.com', 'two@example.com'],
  key: ['key-one-$n', 'key-two-$n'],
  dateOfBirth: ['1980-01-02', '1981-02-03'],
  sortOrder: ['0.3$n1', '0.4$n1'],
  orderHint: ['0.31', '0.41'],
  url: ['https://example.com/one', 'https://example.com/two'],
  uri: ['https://example.com/one', 'https://example.com/two'],
  uniquenessValue: ['one-$n', 'two-$n'],
  customerNumber: ['one-$n', 'two-$n'],
  orderNumber: ['one-$n', 'two-$n'],
  cloudEventsVersion: ['1.0', '1.1'],
  ...moments(
    'validFrom',
    'validUntil',
    'addedAt',
    'completedAt',
    'actualTransitionDate',
    'expectedDelivery',
    'returnDate',
    'syncedAt',
    'timestamp',
    'estimatedDelivery',
  ),
  // Predicates
  predicate: ['sku = "A"', 'sku = "B"'],
  cartPredicate: ['country = "DE"', 'country = "AT"'],
  // Numbers with bounds
  amount: [0.11, 0.12],
  rate: [0.11, 0.12],
  rating: [3, 4],
  permyriad: [100, 200],
  centAmount: [2100, 2200],
  quantity: [2, 3],
  fractionDigits: [2, 2],
  position: [0, 1],
  coordinates: [
    [21, 22],
    [23, 24],
  ],
  variantId: [1, 2],
  billingAddresses: [[0], [1]],
  shippingAddresses: [[0], [1]],
  defaultBillingAddress: [0, 1],
  defaultShippingAddress: [0, 1],
  // Values whose shape the merchant decides
  '#LocalizedString': [{ en: 'one' }, { en: 'two' }],
  '#FieldContainer': [{ note: 'one' }, { note: 'two' }],
  '#SearchKeywords': [{ en: [{ text: 'one' }] }, { en: [{ text: 'two' }] }],
  '#CategoryOrderHints': [{ '&category1': '0.31' }, { '&category1': '0.41' }],
  '#_Money': [
    { currencyCode: 'EUR', centAmount: 2100 },
    { currencyCode: 'EUR', centAmount: 2200 },
  ],
  '#Money': [
    { currencyCode: 'EUR', centAmount: 2100 },
    { currencyCode: 'EUR', centAmount: 2200 },
  ],
  '#TypedMoneyDraft': [
    { type: 'centPrecision', currencyCode: 'EUR', centAmount: 2100 },
    { type: 'centPrecision', currencyCode: 'EUR', centAmount: 2200 },
  ],
  '#TypedMoney': [
    { type: 'centPrecision', currencyCode: 'EUR', centAmount: 2100, fractionDigits: 2 },
    { type: 'centPrecision', currencyCode: 'EUR', centAmount: 2200, fractionDigits: 2 },
  ],
};
