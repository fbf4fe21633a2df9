import type { TypedField } from './new-store-form.js';

export interface Step {
  readonly name: string;
  readonly fields: readonly TypedField[];
  /** Fields with a help text. */
  readonly helps: readonly TypedField[];
}

/** The steps in order, each with its fields. */
export const STEPS: readonly [Step, Step, Step] = [
  {
    name: 'place',
    fields: ['like', 'countryCode', 'currencyCode', 'timeZone'],
    helps: ['like', 'countryCode', 'timeZone'],
  },
  { name: 'host', fields: ['language', 'productionHost'], helps: ['language', 'productionHost'] },
  {
    name: 'rules',
    fields: ['taxRate', 'vatPrefix', 'vatExample', 'postalPattern', 'postalExample'],
    helps: ['postalPattern'],
  },
];
