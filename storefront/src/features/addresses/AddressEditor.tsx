import type { Customer, CustomerAddress } from '@manifold/domain/customer/contract';
import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useCustomerApi, type CallCustomer } from '../../platform/account/use-account.js';
import { LatePartFailure } from '../../platform/errors/LoadFailure.js';
import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';
import { accountErrorMessage } from '../../platform/errors/account-error-message.js';
import { useCheckoutConfig, useStoreConfig } from '../../platform/store/use-store-config.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { type AddressValidation, singleAddressResolver } from './address-resolver.js';
import { AddressFields } from './AddressFields.js';
import { addressOf, addressValues, type CheckoutForm } from './checkout-form.js';
import { fieldMessage } from './field-message.js';
import { type FormError, serverErrors } from './form-errors.js';
import { addressEditorMessages as messages } from './messages.js';

export interface AddressEditorProps {
  readonly kind: 'billing' | 'shipping';
  readonly customer: Customer;
  /** The address to change; undefined for a new one. */
  readonly address: CustomerAddress | undefined;
  readonly onSaved: (answer: CustomerResponse<'addBillingAddress'>) => void;
  readonly onCancel: () => void;
}

/** The form for one address of the address book. */
export function AddressEditor(props: AddressEditorProps) {
  const checkout = useCheckoutConfig();
  const { config } = useShop();
  const isLate = useObservable(config.isCheckoutLate);
  if (checkout) return <EditorForm {...props} checkout={checkout} />;
  return isLate ? <LatePartFailure onRetry={() => void config.refresh()} /> : null;
}

type NewAddress = ReturnType<typeof addressOf>;

function saveAddress(
  call: CallCustomer,
  kind: AddressEditorProps['kind'],
  { id, ...address }: NewAddress & { readonly id?: string },
) {
  const isBilling = kind === 'billing';
  if (id === undefined) return call(isBilling ? 'addBillingAddress' : 'addShippingAddress', { address });
  return call(isBilling ? 'updateBillingAddress' : 'updateShippingAddress', { address: { ...address, id } });
}

function useEditor({ kind, customer, address, onSaved, checkout }: AddressEditorProps & WithCheckout) {
  const { formatMessage } = useIntl();
  const { countryCode } = useStoreConfig();
  const call = useCustomerApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const messageOf = ({ field, reason }: FormError) =>
    formatMessage(fieldMessage(field.split('.').at(-1) ?? field, reason), { example: checkout.postalCode.example });
  const names = { firstName: customer.firstName ?? undefined, lastName: customer.lastName ?? undefined };
  const form = useForm<CheckoutForm, AddressValidation>({
    defaultValues: {
      clientType: customer.customerType === 'COMPANY' && kind === 'billing' ? 'company' : 'private',
      email: customer.email,
      billingAddress: addressValues(address ?? names),
      shippingAddressType: 'SAME_AS_BILLING',
      shippingAddress: addressValues(null),
    },
    resolver: singleAddressResolver,
    context: { rules: { countryCode, ...checkout }, messageOf },
    mode: 'onTouched',
  });
  const showRefusal = (reason: unknown) => {
    const refused = reason instanceof ShopError ? (reason.fields ?? []) : [];
    const errors = serverErrors(
      refused.map(({ field, reason: why }) => ({
        field: `billingAddress.${field.split('.').at(-1) ?? ''}`,
        reason: why,
      })),
    );
    errors.forEach((error, index) =>
      form.setError(error.field, { type: error.reason, message: messageOf(error) }, { shouldFocus: index === 0 }),
    );
    if (errors.length === 0) setProblem(formatMessage(accountErrorMessage(reason)));
  };
  const send = async ({ billingAddress }: CheckoutForm) => {
    try {
      const known = address ? { id: address.id } : {};
      onSaved(await saveAddress(call, kind, { ...addressOf(billingAddress, countryCode), ...known }));
    } catch (reason) {
      showRefusal(reason);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    void form
      .handleSubmit(send)()
      .finally(() => setBusy(false));
  };
  return { form, submit, isBusy, problem };
}

interface WithCheckout {
  readonly checkout: CheckoutConfig;
}

function EditorForm(props: AddressEditorProps & WithCheckout) {
  const { formatMessage } = useIntl();
  const { form, submit, isBusy, problem } = useEditor(props);
  const { customer, kind, checkout, onCancel } = props;
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="space-y-5 rounded-card border border-hairline bg-surface p-5"
    >
      <FormProblem>{problem}</FormProblem>
      <AddressFields
        name="billingAddress"
        form={form}
        checkout={checkout}
        hasCompany={customer.customerType === 'COMPANY' && kind === 'billing'}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {formatMessage(isBusy ? messages.saving : messages.save)}
        </Button>
        <Button variant="quinary" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </p>
    </form>
  );
}
