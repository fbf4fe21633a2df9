import fc, { type Arbitrary } from 'fast-check';
import { valuesOf, type JsonSchema, type Known } from './schema-values.js';
import { anything, nearly, noJson } from './spoiled-values.js';

/** A body, or an array with the body as its first element (spec core §7). */
const bodyOf = (value: Arbitrary<unknown>): Arbitrary<string> =>
  fc.tuple(value, fc.constantFrom('alone', 'alone', 'in array', 'with query')).map(([parameters, form]) => {
    if (form === 'alone') return JSON.stringify(parameters);
    return JSON.stringify(form === 'in array' ? [parameters] : [parameters, { customQuery: 'any' }]);
  });

/** Bodies for an operation: valid ones, ones with one wrong part, and arbitrary ones. */
export function inputsOf(request: JsonSchema, known: Known): Arbitrary<string> {
  const valid = valuesOf(request, known);
  return fc.oneof(
    { weight: 4, arbitrary: bodyOf(valid) },
    { weight: 4, arbitrary: bodyOf(nearly(valid)) },
    { weight: 2, arbitrary: bodyOf(anything) },
    { weight: 1, arbitrary: noJson },
  );
}
