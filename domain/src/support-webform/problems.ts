import { phoneSchema } from '../address/contract.js';
import { emailSchema } from '../email/contract.js';
import { productNumber } from './prefill.js';
import type { SupportField } from './fields.js';
import type { SupportForm, SupportFormField, SupportValues } from './support-form.js';

/** Why a field of a request is refused. */
export type SupportProblemReason = 'required' | 'no-such-choice' | 'email' | 'phone' | 'count' | 'too-long';

export interface SupportProblem {
  readonly field: SupportField;
  readonly reason: SupportProblemReason;
}

/** Normalises the input: trimmed, digits only where required, without hidden fields. */
export function cleanedValues({ fields }: SupportForm, typed: SupportValues): SupportValues {
  const cleaned = fields.flatMap(({ name, kind }) => {
    const text = (typed[name] ?? '').trim();
    const value = kind === 'digits' ? productNumber(text) : text;
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(cleaned);
}

const wellFormed: Readonly<Partial<Record<SupportFormField['kind'], (value: string) => boolean>>> = {
  email: (value) => emailSchema.safeParse(value).success,
  phone: (value) => phoneSchema.safeParse(value).success,
  // Without a maximum, because requests for large quantities are welcome.
  count: (value) => /^[1-9]\d*$/.test(value),
};

function problemOf({ name, kind, isRequired, maximumLength, options }: SupportFormField, values: SupportValues) {
  const value = values[name];
  if (value === undefined) return isRequired ? 'required' : undefined;
  if (kind === 'choice') return options.some(({ key }) => key === value) ? undefined : 'no-such-choice';
  if (maximumLength !== null && value.length > maximumLength) return 'too-long';
  if (wellFormed[kind]?.(value) !== false) return undefined;
  return kind === 'email' || kind === 'phone' ? kind : 'count';
}

/** Returns invalid fields of a request with their first reason, in the order of the form. (spec shell §5) */
export function supportProblems(form: SupportForm, typed: SupportValues): SupportProblem[] {
  const values = cleanedValues(form, typed);
  return form.fields.flatMap((field) => {
    const reason = problemOf(field, values);
    return reason ? [{ field: field.name, reason }] : [];
  });
}
