import type { FormEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../platform/chunks/LazyPart.js';
import { LatePartFailure } from '../../platform/errors/LoadFailure.js';
import { withMessages } from '../../platform/intl/page-messages.js';
import { Button } from '../../ui/Button.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { TextField } from '../../ui/TextField.js';
import { AddressFields } from './AddressFields.js';
import { addressMessages as messages } from './messages.js';
import { FormSection } from './FormSection.js';
import { SaveAddressBox } from './SaveAddressBox.js';
import { SavedAddressPicker } from './SavedAddressPicker.js';
import { ShippingSection } from './ShippingSection.js';
import { type AddressStepProps, useAddresses } from './use-addresses.js';

const SuggestedPlace = lazyPart(
  async () => (await withMessages('addresses', import('./SuggestedPlace.js'))).SuggestedPlace,
  LatePartFailure,
);

export interface AddressesFormProps extends AddressStepProps {
  /** Additional content of the contact section, such as the newsletter. */
  readonly offer?: ReactNode;
  /** Link to the previous step. */
  readonly back: ReactNode;
}

/** The form for contact, billing address and shipping address. */
export function AddressesForm(props: AddressesFormProps) {
  const { customer, checkout, offer, back } = props;
  const { formatMessage } = useIntl();
  const { form, submit, isSubmitting, chooseClientType, vat, question, saved } = useAddresses(props);
  const clientType = useWatch({ control: form.control, name: 'clientType' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form method="post" noValidate onSubmit={send} className="space-y-10">
      <FormSection title={formatMessage(messages.contact)}>
        <RadioCards
          isRow
          legend={formatMessage(messages.clientType)}
          name="clientType"
          value={clientType}
          onChange={chooseClientType}
          cards={[
            { value: 'private', label: formatMessage(messages.private) },
            { value: 'company', label: formatMessage(messages.company) },
          ]}
        />
        <TextField
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          label={formatMessage(messages.email)}
          hint={formatMessage(messages.emailHint)}
          error={form.formState.errors.email?.message}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            {...form.register('agreedToSendEmail')}
            type="checkbox"
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          {formatMessage(messages.agreeToEmail)}
        </label>
        {offer}
      </FormSection>
      <FormSection title={formatMessage(messages.billing)}>
        <SavedAddressPicker name="billingAddress" saved={saved.billingAddress} />
        <AddressFields
          name="billingAddress"
          form={form}
          checkout={checkout}
          hasCompany={clientType === 'company'}
          vat={vat}
        />
        <SaveAddressBox saved={saved.billingAddress} />
      </FormSection>
      <ShippingSection
        form={form}
        checkout={checkout}
        saved={saved.shippingAddress}
        defaultId={customer?.defaultShippingAddressId ?? null}
      />
      {question ? <SuggestedPlace {...question} /> : null}
      <div className="step-end">
        {back}
        <Button type="submit" size="lg" isBusy={isSubmitting} className="max-sm:w-full">
          {formatMessage(isSubmitting ? messages.submitting : messages.submit)}
        </Button>
      </div>
    </form>
  );
}
