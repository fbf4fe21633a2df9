import { cleanVatNumber } from '@manifold/domain/vat-number/clean';
import { normalisePostalCode } from '@manifold/domain/postal-code/normalise';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import type { InputHTMLAttributes } from 'react';
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useObservable } from '../../platform/observable/observable.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { TextField } from '../../ui/TextField.js';
import { afterPress } from '../../platform/vat-number/after-press.js';
import type { VatCheck } from '../../platform/vat-number/vat-check.js';
import { VatNotice } from '../../platform/vat-number/VatNotice.js';
import { VatNumberField } from '../../platform/vat-number/VatNumberField.js';
import type { AddressFormControl } from './address-resolver.js';
import { mayBeEmpty, type AddressField, type AddressForm } from './checkout-form.js';
import { addressFieldNames, addressMessages } from './messages.js';
import { personFields } from './person-fields.js';
import { StreetField } from './StreetField.js';

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

const COMPANY: readonly AddressField[] = ['company', 'department'];

export interface AddressFieldsProps {
  readonly name: AddressForm;
  readonly form: AddressFormControl;
  readonly checkout: CheckoutConfig;
  readonly hasCompany: boolean;
  /** The check of the company's VAT number; undefined if the store checks none. */
  readonly vat?: VatCheck;
}

/** The fields of one address, in the order that is usual in the country. */
export function AddressFields({ name, form, checkout, hasCompany, vat }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  const { countryCode } = useStoreConfig();
  const errors = form.formState.errors[name];
  const hasHouseName = useWatch({ control: form.control, name: `${name}.hasHouseName` });
  const section = name === 'billingAddress' ? 'billing' : 'shipping';
  const field = (key: AddressField) => {
    const { className, autoComplete = 'off', ...look } = LOOKS[key];
    const field = {
      ...form.register(`${name}.${key}`, key === 'postalCode' ? { onBlur: normalise } : {}),
      ...look,
      ...(key === 'postalCode' ? { placeholder: checkout.postalCode.example } : {}),
      autoComplete: autoComplete === 'off' ? 'off' : `${section} ${autoComplete}`,
      label: formatMessage(addressFieldNames[key]),
      required: !mayBeEmpty(key) || key === 'company',
      ...(mayBeEmpty(key) && key !== 'company' ? { optional: formatMessage(addressMessages.optional) } : {}),
      error: errors?.[key]?.message,
      className,
    };
    if (key === 'streetName' && checkout.storeFlags.googleAutocomplete)
      return <StreetField key={key} {...field} address={name} form={form} onFilled={normalise} />;
    return <TextField key={key} {...field} />;
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
      {hasCompany ? <VatNumber form={form} checkout={checkout} vat={vat} /> : null}
      {personFields(countryCode).map(field)}
      {errors?.streetNumber?.type === 'street-number-digit' || hasHouseName ? (
        <HouseNameCheckbox {...form.register(`${name}.hasHouseName`, { deps: [`${name}.streetNumber`] })} />
      ) : null}
      <Country countryCode={countryCode} />
    </div>
  );
}

/** The VAT number of the billing address, which is cleaned and checked when the shopper leaves it (spec shell §5). */
function VatNumber({ form, checkout, vat }: Pick<AddressFieldsProps, 'form' | 'checkout' | 'vat'>) {
  const { formatMessage } = useIntl();
  const format = checkout.vatNumber;
  const path = 'billingAddress.vatNumber';
  const onBlur = () => {
    const cleaned = cleanVatNumber(form.getValues(path), format);
    form.setValue(path, cleaned);
    afterPress(() => void vat?.check(form.getValues(path)));
  };
  const onChange = () => vat?.edit(form.getValues(path));
  return (
    <>
      <VatNumberField
        input={form.register(path, { onBlur, onChange })}
        format={format}
        label={formatMessage(addressFieldNames.vatNumber)}
        optional={formatMessage(addressMessages.optional)}
        error={form.formState.errors.billingAddress?.vatNumber?.message}
        className={HALF}
      />
      {vat ? <VatResult vat={vat} /> : null}
    </>
  );
}

function VatResult({ vat }: { readonly vat: VatCheck }) {
  return <VatNotice state={useObservable(vat.state)} onRetry={() => void vat.retry()} />;
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
