import type { Customer } from '@manifold/domain/customer/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { TextField } from '../../ui/TextField.js';
import { MailLanguageField } from './MailLanguageField.js';
import { accountMessages, profileMessages as messages } from './messages.js';
import { NameFields } from './NameFields.js';
import { ProfileSection, useAccountChange, useSavedAccount } from './ProfileForms.js';
import { ProfileTaxId } from './ProfileTaxId.js';
import { ProfileVatNumber } from './ProfileVatNumber.js';
import { fieldRules, useAccountForm } from './use-account-form.js';

/** Returns the values that differ from those of the account that the form shows. */
function differences<Values extends Partial<Customer>>(customer: Customer, values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => customer[name as keyof Customer] !== value);
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Returns the customer's language, else the page's; an empty text if the store has only one. */
function useMailLocale({ locale }: Customer): string {
  const { locales, locale: ofPage } = useStoreConfig();
  if (locales.length < 2) return '';
  return locales.find((one) => one.locale === locale)?.locale ?? ofPage;
}

/** Names, date of birth, the language of mails, and the VAT number of a company or the tax id of a person. */
export function DetailsForm({ customer }: { readonly customer: Customer }) {
  const { formatMessage } = useIntl();
  const change = useAccountChange();
  const save = useSavedAccount();
  // Another form or window may change the account while the customer types here.
  const [shown, setShown] = useState(customer);
  const { field, ...form } = useAccountForm(
    {
      firstName: customer.firstName ?? '',
      lastName: customer.lastName ?? '',
      dateOfBirth: customer.dateOfBirth ?? '',
      vatId: customer.vatId ?? '',
      taxId: customer.taxId ?? '',
      locale: useMailLocale(customer),
    },
    async ({ dateOfBirth, vatId, taxId, locale, ...names }) => {
      const numbers = { vatId: vatId || null, taxId: taxId || null };
      const values = { ...names, ...numbers, dateOfBirth: dateOfBirth || null, ...(locale ? { locale } : {}) };
      const answer = await change(customer, differences(shown, values));
      setShown(answer.user);
      save(answer, formatMessage(messages.saved));
    },
  );
  const optional = formatMessage(accountMessages.optional);
  return (
    <ProfileSection title={formatMessage(messages.details)} form={form} action={formatMessage(messages.save)}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <NameFields
          firstName={field('firstName', fieldRules.required)}
          lastName={field('lastName', fieldRules.required)}
        />
        <TextField
          {...field('dateOfBirth')}
          type="date"
          autoComplete="bday"
          label={formatMessage(accountMessages.dateOfBirth)}
          optional={optional}
        />
        {customer.customerType === 'COMPANY' ? (
          <ProfileVatNumber
            field={field('vatId')}
            saved={shown.vatId}
            setValue={(cleaned) => form.form.setValue('vatId', cleaned)}
          />
        ) : (
          <ProfileTaxId field={(rule) => field('taxId', rule)} setValue={(id) => form.form.setValue('taxId', id)} />
        )}
        <MailLanguageField field={field('locale')} />
      </div>
    </ProfileSection>
  );
}
