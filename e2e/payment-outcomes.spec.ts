import { METHOD_CASES } from './payment-cases.js';
import { testOutcomes } from './payment-outcomes.js';
import { test } from './shop.js';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const method of METHOD_CASES) testOutcomes(method, method.country);
