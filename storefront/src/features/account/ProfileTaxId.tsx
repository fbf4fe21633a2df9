import { isTaxId, normaliseTaxId } from '@manifold/domain/tax-id/check';
import type { FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useCheckoutConfig } from '../../platform/store/use-store-config.js';
import { TextField } from '../../ui/TextField.js';
import { detailsMessages } from './details-messages.js';
import { accountMessages as messages } from './messages.js';
import type { FieldRule } from './use-account-form.js';

export interface ProfileTaxIdProps {
  readonly field: (rule: FieldRule) => UseFormRegisterReturn & { readonly error: string | undefined };
  readonly setValue: (normalised: string) => void;
}

/** The tax id of a private person, in countries whose invoices name it. */
export function ProfileTaxId({ field, setValue }: ProfileTaxIdProps) {
  const { formatMessage } = useIntl();
  const kind = useCheckoutConfig()?.vatNumber.taxId;
  if (!kind) return null;
  const input = field((typed) => (typed.trim() === '' || isTaxId(typed, kind) ? undefined : 'tax-id'));
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    setValue(normaliseTaxId(event.target.value));
    void input.onBlur(event);
  };
  return (
    <TextField
      {...input}
      onBlur={onBlur}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      label={formatMessage(detailsMessages.taxId)}
      optional={formatMessage(messages.optional)}
    />
  );
}
