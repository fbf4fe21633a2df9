import { isBuyer } from '../addresses.js';
import { METHOD_CASES } from '../payment-cases.js';
import { testOutcomes } from '../payment-outcomes.js';

for (const method of METHOD_CASES) {
  for (const country of method.countries) {
    if (!isBuyer(country)) throw new Error(`No address in ${country}`);
    testOutcomes(method, country);
  }
}
