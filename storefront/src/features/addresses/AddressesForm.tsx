import type { Cart } from '@manifold/domain/cart/contract';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import { lazy, Suspense, type FormEvent, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { withMessages } from '../../platform/intl/page-messages.js';
import { Button } from '../../ui/Button.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { TextField } from '../../ui/TextField.js';
import { AddressFields } from './AddressFields.js';
import { addressMessages as messages } from './messages.js';
import { useAddresses } from './use-addresses.js';

const SuggestedPlace = lazy(() => withMessages('addresses', import('./SuggestedPlace.js')));

export interface AddressesFormProps {
  readonly cart: Cart;
  readonly checkout: CheckoutConfig;
  readonly onDone: () => void;
  /** Link to the previous step. */
  readonly back: ReactNode;
}

/** The form for contact, billing address and shipping address. */
export function AddressesForm({ cart, checkout, onDone, back }: AddressesFormProps) {
  const { formatMessage } = useIntl();
  const { form, submit, isSubmitting, chooseClientType, vat, question } = useAddresses(cart, checkout, onDone);
  const [clientType, shippingAddressType] = useWatch({
    control: form.control,
    name: ['clientType', 'shippingAddressType'],
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={send} className="space-y-10">
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
      </FormSection>
      <FormSection title={formatMessage(messages.billing)}>
        <AddressFields
          name="billingAddress"
          form={form}
          checkout={checkout}
          hasCompany={clientType === 'company'}
          vat={vat}
        />
      </FormSection>
      <FormSection title={formatMessage(messages.shipping)}>
        <RadioCards
          isRow
          legend={formatMessage(messages.shippingChoice)}
          name="shippingAddressType"
          value={shippingAddressType}
          onChange={(value) => form.setValue('shippingAddressType', value)}
          cards={[
            { value: 'SAME_AS_BILLING', label: formatMessage(messages.sameAsBilling) },
            { value: 'DIFFERENT_FROM_BILLING', label: formatMessage(messages.differentFromBilling) },
          ]}
        />
        {shippingAddressType === 'DIFFERENT_FROM_BILLING' ? (
          <AddressFields name="shippingAddress" form={form} checkout={checkout} hasCompany={false} />
        ) : null}
      </FormSection>
      {question ? (
        <Suspense fallback={null}>
          <SuggestedPlace {...question} />
        </Suspense>
      ) : null}
      <div className="step-end">
        {back}
        <Button type="submit" size="lg" isBusy={isSubmitting} className="max-sm:w-full">
          {formatMessage(isSubmitting ? messages.submitting : messages.submit)}
        </Button>
      </div>
    </form>
  );
}

function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="space-y-5">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}
