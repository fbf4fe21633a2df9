import { normalisePostalCode } from '@manifold/domain/postal-code/normalise';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import type { InputHTMLAttributes } from 'react';
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { TextField } from '../../ui/TextField.js';
import type { AddressFormControl } from './address-resolver.js';
import { mayBeEmpty, type AddressField, type AddressForm } from './checkout-form.js';
import { addressFieldNames, addressMessages } from './messages.js';
import { personFields } from './person-fields.js';

interface FieldLook extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'type'> {
  readonly className: string;
}

const WHOLE = 'col-span-6';
const HALF = 'col-span-6 sm:col-span-3';

const LOOKS: Readonly<Record<AddressField, FieldLook>> = {
  company: { autoComplete: 'organization', className: WHOLE },
  department: { autoComplete: 'off', className: HALF },
  vatNumber: { autoComplete: 'off', className: HALF },
  firstName: { autoComplete: 'given-name', className: HALF },
  lastName: { autoComplete: 'family-name', className: HALF },
  streetName: { autoComplete: 'address-line1', className: 'col-span-3 sm:col-span-4' },
  streetNumber: { autoComplete: 'off', className: 'col-span-3 sm:col-span-2' },
  additionalAddressInfo: { autoComplete: 'address-line2', className: WHOLE },
  postalCode: { autoComplete: 'postal-code', className: 'col-span-3 sm:col-span-2' },
  city: { autoComplete: 'address-level2', className: 'col-span-3 sm:col-span-4' },
  phone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel', className: WHOLE },
};

const COMPANY: readonly AddressField[] = ['company', 'department', 'vatNumber'];

export interface AddressFieldsProps {
  readonly name: AddressForm;
  readonly form: AddressFormControl;
  readonly checkout: CheckoutConfig;
  readonly hasCompany: boolean;
}

/** The fields of one address, in the order that is usual in the country. */
export function AddressFields({ name, form, checkout, hasCompany }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  const { countryCode } = useStoreConfig();
  const errors = form.formState.errors[name];
  const hasHouseName = useWatch({ control: form.control, name: `${name}.hasHouseName` });
  const section = name === 'billingAddress' ? 'billing' : 'shipping';
  const field = (key: AddressField) => {
    const { className, autoComplete = 'off', ...look } = LOOKS[key];
    return (
      <TextField
        key={key}
        {...form.register(`${name}.${key}`, key === 'postalCode' ? { onBlur: normalise } : {})}
        {...look}
        {...(key === 'vatNumber' ? { placeholder: checkout.vatNumber.placeholder } : {})}
        {...(key === 'postalCode' ? { placeholder: checkout.postalCode.example } : {})}
        autoComplete={autoComplete === 'off' ? 'off' : `${section} ${autoComplete}`}
        label={formatMessage(addressFieldNames[key])}
        required={!mayBeEmpty(key) || key === 'company'}
        {...(mayBeEmpty(key) && key !== 'company' ? { optional: formatMessage(addressMessages.optional) } : {})}
        error={errors?.[key]?.message}
        className={className}
      />
    );
  };
  const normalise = () => {
    const path = `${name}.postalCode` as const;
    const typed = form.getValues(path);
    const stored = normalisePostalCode(typed, countryCode, checkout.postalCode);
    if (stored !== typed) form.setValue(path, stored, { shouldValidate: true });
  };
  return (
    <div className="grid grid-cols-6 items-start gap-x-4 gap-y-5">
      {hasCompany ? COMPANY.map(field) : null}
      {personFields(countryCode).map(field)}
      {errors?.streetNumber?.type === 'street-number-digit' || hasHouseName ? (
        <HouseNameCheckbox {...form.register(`${name}.hasHouseName`, { deps: [`${name}.streetNumber`] })} />
      ) : null}
      <Country countryCode={countryCode} />
    </div>
  );
}

/** Shown after a house number without a digit was refused, because the house may have a name instead of a number. */
function HouseNameCheckbox(input: UseFormRegisterReturn) {
  const { formatMessage } = useIntl();
  return (
    <label className="col-span-6 flex min-h-6 cursor-pointer items-center gap-2 text-sm">
      <input {...input} type="checkbox" className="size-5 shrink-0 cursor-pointer accent-accent" />
      {formatMessage(addressMessages.houseName)}
    </label>
  );
}

/** Shows the country. It is not a field, because a store delivers within its own country only. */
function Country({ countryCode }: { readonly countryCode: string }) {
  const { formatMessage, formatDisplayName } = useIntl();
  return (
    <p className="col-span-6 text-sm">
      <span className="mr-1.5 font-semibold">{formatMessage(addressMessages.country)}</span>
      <span>{formatDisplayName(countryCode, { type: 'region' })}</span>
      <span className="block text-xs text-ink-faint">{formatMessage(addressMessages.countryHint)}</span>
    </p>
  );
}
