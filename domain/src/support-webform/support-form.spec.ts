import { describe, expect, it } from '@jest/globals';
import { supportWebformSchema, type SupportReason, type SupportSubreason } from './contract.js';
import { manualRequest, productNumber, quoteRequest } from './prefill.js';
import { cleanedValues, supportProblems } from './problems.js';
import { supportForm, type SupportFormState, type SupportValues } from './support-form.js';

const sub = (key: string, requires: SupportSubreason['requires'], shortcutPage: string | null = null) => ({
  key,
  label: { en: key.toUpperCase() },
  requires,
  shortcutPage,
});

const reasons: SupportReason[] = [
  {
    key: 'sales',
    label: { en: 'Sales', pl: 'Sprzedaż' },
    subreasons: [sub('discount-request', ['product-number', 'vat-id', 'quantity', 'phone'])],
  },
  {
    key: 'shipment',
    label: { en: 'Shipment' },
    subreasons: [sub('shipment-status', ['order-number'], 'my-orders'), sub('shipment-lost', [])],
  },
];

const formOf = (state: Partial<SupportFormState>) =>
  supportForm({ reasons }, { reason: undefined, subreason: undefined, language: 'en', ...state });
const names = (state: Partial<SupportFormState>) => formOf(state).fields.map(({ name }) => name);

const ALWAYS = ['contactName', 'company', 'email', 'subject', 'description'];
const DISCOUNT = { reason: 'sales', subreason: 'discount-request' };

describe('the support form', () => {
  it('asks for a reason first, then for a subreason', () => {
    expect(names({})).toEqual(['reason']);
    expect(names({ reason: 'sales' })).toEqual(['reason', 'subreason']);
    expect(formOf({ reason: 'shipment' }).fields[1]?.options.map(({ key }) => key)).toEqual([
      'shipment-status',
      'shipment-lost',
    ]);
  });

  it('asks for common fields and for those that the subreason requires, in one order', () => {
    expect(names({ reason: 'shipment', subreason: 'shipment-lost' })).toEqual(['reason', 'subreason', ...ALWAYS]);
    expect(names(DISCOUNT)).toEqual([
      'reason',
      'subreason',
      'contactName',
      'company',
      'email',
      'phone',
      'subject',
      'description',
      'productNumber',
      'vatId',
      'quantity',
    ]);
  });

  it('offers a self-service page first, and shows the fields on request', () => {
    const status = { reason: 'shipment', subreason: 'shipment-status' };
    expect(formOf(status)).toMatchObject({ shortcutPage: 'my-orders', isWhole: false });
    expect(names(status)).toEqual(['reason', 'subreason']);
    expect(formOf({ ...status, hasContinued: true })).toMatchObject({ shortcutPage: null, isWhole: true });
    expect(names({ ...status, hasContinued: true })).toContain('orderNumber');
  });

  it('ignores a subreason of another reason', () => {
    expect(names({ reason: 'shipment', subreason: 'discount-request' })).toEqual(['reason', 'subreason']);
    expect(names({ reason: 'gone' })).toEqual(['reason']);
  });

  it('uses the language of the store, or English, which is marked as not translated', () => {
    expect(formOf({ language: 'pl' }).fields[0]?.options).toEqual([
      { key: 'sales', label: 'Sprzedaż', isTranslated: true },
      { key: 'shipment', label: 'Shipment', isTranslated: false },
    ]);
  });

  it('does not allow changing a product number that came with the request', () => {
    const field = (prefill?: SupportValues) =>
      formOf({ ...DISCOUNT, prefill: prefill ?? {} }).fields.find(({ name }) => name === 'productNumber');
    expect(field()).toMatchObject({ isReadOnly: false, maximumLength: 8 });
    expect(field(quoteRequest('EX10012345'))).toMatchObject({ isReadOnly: true });
  });
});

describe('prefilled values', () => {
  it('are the manual request of a product', () => {
    expect(manualRequest('EX10012345')).toEqual({
      reason: 'product-claim',
      subreason: 'missing-manual-language',
      productNumber: '10012345',
    });
  });

  it('are the quote request of a product, for one piece', () => {
    expect(quoteRequest('EX10012345')).toEqual({ ...DISCOUNT, productNumber: '10012345', quantity: '1' });
  });

  it.each([
    ['EX10012345', '10012345'],
    ['10 012-345', '10012345'],
    ['100123456789', '10012345'],
    ['none', ''],
  ])('makes of %j the product number %j', (text, number) => {
    expect(productNumber(text)).toBe(number);
  });
});

describe('a filled-in form', () => {
  const form = formOf(DISCOUNT);
  const valid: SupportValues = {
    ...DISCOUNT,
    contactName: 'Zoë',
    email: 'zoe@example.com',
    phone: '+48 600 700 800',
    subject: 'Ten',
    description: 'Ten of them',
    productNumber: 'EX10012345',
  };

  it('can be sent if it is complete; company, VAT id and quantity are optional', () => {
    expect(supportProblems(form, valid)).toEqual([]);
  });

  it.each(['reason', 'subreason', 'contactName', 'email', 'phone', 'subject', 'description', 'productNumber'] as const)(
    'needs its %s',
    (field) => {
      expect(supportProblems(form, { ...valid, [field]: '  ' })).toEqual([{ field, reason: 'required' }]);
    },
  );

  it.each([
    ['email', 'zoe@', 'email'],
    ['phone', '1234567', 'phone'],
    ['phone', '+', 'phone'],
    ['phone', '600-700-80x', 'phone'],
    ['quantity', '0', 'count'],
    ['quantity', '2.5', 'count'],
    ['subject', 'x'.repeat(256), 'too-long'],
    ['productNumber', 'letters', 'required'],
    ['reason', 'gone', 'no-such-choice'],
  ] as const)('refuses as %s: %j', (field, value, reason) => {
    expect(supportProblems(form, { ...valid, [field]: value })).toEqual([{ field, reason }]);
  });

  it.each(['12345678', '+1 2 3 4 5 6 7 8', '0049 30 123456', '600-700-800'])('accepts the phone number %s', (phone) => {
    expect(supportProblems(form, { ...valid, phone })).toEqual([]);
  });

  it('has no maximum quantity', () => {
    expect(supportProblems(form, { ...valid, quantity: '1000000000' })).toEqual([]);
  });

  it('keeps digits of the product number, trims text, and drops hidden fields', () => {
    const values = cleanedValues(form, { ...valid, subject: ' Ten ', company: ' ', orderNumber: 'PL-1' });
    expect(values).toEqual({ ...valid, productNumber: '10012345' });
  });
});

describe('the config of the support form', () => {
  const config = {
    domain: '',
    orgId: '',
    recordType: '',
    caseFields: {
      subreason: '00N1',
      productNumber: '00N2',
      orderNumber: '00N3',
      invoiceNumber: '00N4',
      vatId: '00N5',
      quantity: '00N6',
      countryLabel: '00N7',
      locale: '00N8',
    },
    reasons,
  };
  const isGood = (change: object) => supportWebformSchema.safeParse({ ...config, ...change }).success;

  it('accepts the reasons above', () => {
    expect(isGood({})).toBe(true);
  });

  it.each(['https://ferrum.my.salesforce.com', 'http://localhost:4300', ''])(
    'takes the platform address %j',
    (domain) => {
      expect(isGood({ domain })).toBe(true);
    },
  );

  it.each(['http://ferrum.example', 'https://example.com/path', 'ftp://x', 'https://user@host', 'salesforce.com'])(
    'refuses the platform address %j',
    (domain) => {
      expect(isGood({ domain })).toBe(false);
    },
  );

  it('refuses two reasons, or two subreasons of a reason, with the same key', () => {
    expect(isGood({ reasons: [...reasons, ...reasons.slice(0, 1)] })).toBe(false);
    const twice = reasons.map((reason) => ({ ...reason, subreasons: [...reason.subreasons, ...reason.subreasons] }));
    expect(isGood({ reasons: twice })).toBe(false);
  });

  it('refuses a reason without an English text, or without a subreason', () => {
    const [first] = reasons;
    expect(isGood({ reasons: [{ ...first, label: { pl: 'Sprzedaż' } }] })).toBe(false);
    expect(isGood({ reasons: [{ ...first, subreasons: [] }] })).toBe(false);
  });
});
