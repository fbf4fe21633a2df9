import { METHOD_CASES, type MethodCases } from './payment-cases.js';
import { testOutcomes } from './payment-outcomes.js';
import { test } from './shop.js';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** Cards are refused on the page, PayPal at a bank, Ratepay by the provider; other methods are refused as PayPal is. */
const WITH_ALL_OUTCOMES = ['scheme', 'paypal', 'ratepay'];

/** `npm run prove:checkout` tests every outcome of every method. */
const short = (method: MethodCases): MethodCases =>
  WITH_ALL_OUTCOMES.includes(method.type)
    ? method
    : { ...method, cases: method.cases.filter(({ outcome }) => outcome === 'paid' || outcome === 'waiting') };

for (const method of METHOD_CASES) testOutcomes(short(method), method.country);
