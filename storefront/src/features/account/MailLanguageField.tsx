import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Field } from '../../ui/Field.js';
import { Select } from '../../ui/Select.js';
import { detailsMessages } from './details-messages.js';

export interface MailLanguageFieldProps {
  readonly field: UseFormRegisterReturn & { readonly error: string | undefined };
}

/** Returns the name of a language in itself. From Intl, because the server does not render a customer's profile. */
const nameOf = memoizeByText((language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
});

/** The language of mails to a customer, in stores that have several. */
export function MailLanguageField({ field: { error, ...input } }: MailLanguageFieldProps) {
  const { formatMessage } = useIntl();
  const { locales } = useStoreConfig();
  if (locales.length < 2) return null;
  const options = locales.map(({ locale, language }) => ({
    value: locale,
    label: nameOf(language),
  }));
  return (
    <Field label={formatMessage(detailsMessages.mailLanguage)} error={error}>
      {(ids) => <Select {...input} {...ids} options={options} />}
    </Field>
  );
}
