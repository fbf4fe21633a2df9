import { addressSchema } from '@manifold/domain/address/contract';
import { emailSchema } from '@manifold/domain/email/contract';
import { addressFieldErrors, type AddressRules } from '@manifold/domain/address/field-errors';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import type { FieldError } from '@manifold/domain/shop-error/contract';
import {
  ADDRESS_FIELDS,
  addressesRequest,
  type AddressField,
  type AddressForm,
  type CheckoutForm,
} from './checkout-form.js';

/** Why a field is refused. `field-message` has a message for each. */
export type FieldReason =
  | 'required'
  | 'invalid'
  | 'too-long'
  | 'postal-code'
  | 'street-number-digit'
  | 'company-required'
  | 'vat-number'
  | 'country';
/** A field of the form by its path. */
export type FormField = 'email' | `${AddressForm}.${AddressField}`;

export interface FormError {
  readonly field: FormField;
  readonly reason: FieldReason;
}

const REASONS: readonly FieldReason[] = [
  'postal-code',
  'street-number-digit',
  'company-required',
  'vat-number',
  'country',
];

function schemaErrors(address: object, form: AddressForm): FormError[] {
  const issues = addressSchema.safeParse(address).error?.issues ?? [];
  return issues.flatMap(({ path, code }) => {
    const field = ADDRESS_FIELDS.find((candidate) => candidate === path[0]);
    return field ? { field: `${form}.${field}` as const, reason: reasonOf(code, address, field) } : [];
  });
}

function reasonOf(code: string, address: Partial<Record<AddressField, string>>, field: AddressField): FieldReason {
  if (!address[field]) return 'required';
  return code === 'too_big' ? 'too-long' : 'invalid';
}

function addressErrors(
  form: AddressForm,
  address: Parameters<typeof addressFieldErrors>[0],
  { rules, clientType }: { readonly rules: AddressRules; readonly clientType: ClientTypeValue },
): FormError[] {
  const errors = schemaErrors(address, form);
  const byCountry = addressFieldErrors(address, rules, clientType).flatMap(({ field, reason }) =>
    field === 'country' ? [] : { field: `${form}.${field}` as const, reason },
  );
  // One error per field: an empty postal code need not also be reported as invalid for the country.
  return [...errors, ...byCountry.filter(({ field }) => errors.every((error) => error.field !== field))];
}

/** Returns an error for every field that the server would refuse; it applies the same rules. */
export function formErrors(form: CheckoutForm, rules: AddressRules): FormError[] {
  const { clientType, email, billingAddress, shippingAddress } = addressesRequest(form, rules.countryCode);
  const wrongEmail: FormError = { field: 'email', reason: email === '' ? 'required' : 'invalid' };
  return [
    ...(emailSchema.safeParse(email).success ? [] : [wrongEmail]),
    ...addressErrors('billingAddress', billingAddress, { rules, clientType }),
    // The company is required on the bill only, not on the parcel.
    ...(shippingAddress ? addressErrors('shippingAddress', shippingAddress, { rules, clientType: 'private' }) : []),
  ];
}

const isAddressForm = (text: string | undefined): text is AddressForm =>
  text === 'billingAddress' || text === 'shippingAddress';

/** Converts the server's field errors to form errors; fields that the form does not have are left out. */
export function serverErrors(fields: readonly FieldError[]): FormError[] {
  return fields.flatMap(({ field: path, reason: text }): FormError[] => {
    const reason = REASONS.find((known) => known === text) ?? 'invalid';
    if (path === 'email') return [{ field: path, reason }];
    const [form, name] = path.split('.');
    const field = ADDRESS_FIELDS.find((candidate) => candidate === name);
    return field && isAddressForm(form) ? [{ field: `${form}.${field}`, reason }] : [];
  });
}
