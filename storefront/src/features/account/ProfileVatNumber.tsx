import { cleanVatNumber } from '@manifold/domain/vat-number/clean';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import { type FocusEvent, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';
import { useCheckoutConfig } from '../../platform/store/use-store-config.js';
import { afterPress } from '../../platform/vat-number/after-press.js';
import { VatCheck } from '../../platform/vat-number/vat-check.js';
import { VatNotice } from '../../platform/vat-number/VatNotice.js';
import { VatNumberField } from '../../platform/vat-number/VatNumberField.js';
import { accountMessages as messages } from './messages.js';

export interface ProfileVatNumberProps {
  readonly field: UseFormRegisterReturn & { readonly error: string | undefined };
  /** The number of the account, which was checked when it was saved. */
  readonly saved: string | null;
  readonly setValue: (cleaned: string) => void;
}

/** The VAT number of a company, cleaned and checked when the customer leaves the field (spec shell §5). */
export function ProfileVatNumber(props: ProfileVatNumberProps) {
  const checkout = useCheckoutConfig();
  return checkout ? <CheckedField {...props} checkout={checkout} /> : null;
}

function CheckedField({
  field: { error, ...input },
  saved,
  setValue,
  checkout,
}: ProfileVatNumberProps & { readonly checkout: CheckoutConfig }) {
  const { formatMessage } = useIntl();
  const { vatNumber: format, storeFlags } = checkout;
  const check = useProfileVatCheck(checkout);
  const state = useObservable(check.state);
  const onBlur = async (event: FocusEvent<HTMLInputElement>): Promise<void> => {
    const cleaned = cleanVatNumber(event.target.value, format);
    setValue(cleaned);
    await input.onBlur(event);
    if (storeFlags.vatValidation && cleaned !== (saved ?? '')) afterPress(() => void check.check(cleaned));
  };
  const onChange: typeof input.onChange = (event: { target: HTMLInputElement }) => {
    check.edit(event.target.value);
    return input.onChange(event);
  };
  return (
    <>
      <VatNumberField
        input={{ ...input, onChange, onBlur: onBlur as typeof input.onBlur }}
        format={format}
        label={formatMessage(messages.vatNumber)}
        optional={formatMessage(messages.optional)}
        error={error}
      />
      <div className="empty:hidden sm:col-span-2">
        <VatNotice state={state} onRetry={() => void check.retry()} />
      </div>
    </>
  );
}

/** Returns the check of the profile's number, which concerns no cart. */
function useProfileVatCheck({ vatNumber: format }: CheckoutConfig): VatCheck {
  const { analytics, api } = useShop();
  const [check] = useState(
    () =>
      new VatCheck({
        format,
        report: (outcome) => analytics.emit({ name: 'vat-check', outcome }),
        withdraw: () => Promise.resolve(),
        validate: (vatNumber) => api.commerce('validateVatNumber', { vatNumber, isForProfile: true }),
      }),
  );
  return check;
}
