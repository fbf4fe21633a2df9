import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { RadioCards } from '../../ui/RadioCards.js';
import { AddressFields } from './AddressFields.js';
import type { AddressFormControl } from './address-resolver.js';
import type { ShippingAddressType } from './checkout-form.js';
import { FormSection } from './FormSection.js';
import { addressMessages as messages } from './messages.js';
import { savedAddressMessages } from './saved-address-messages.js';
import { SaveAddressBox } from './SaveAddressBox.js';
import { SavedAddressPicker } from './SavedAddressPicker.js';
import { NEW_ADDRESS, type SavedAddress } from './use-saved-address.js';

export interface ShippingSectionProps {
  readonly form: AddressFormControl;
  readonly checkout: CheckoutConfig;
  readonly saved: SavedAddress;
  /** The saved address to begin with. */
  readonly defaultId: string | null;
}

/** The shipping address: the billing address, a new one, or a saved one. */
export function ShippingSection({ form, checkout, saved, defaultId }: ShippingSectionProps) {
  const { formatMessage } = useIntl();
  const type = useWatch({ control: form.control, name: 'shippingAddressType' });
  const hasSaved = saved.addresses.length > 0;
  const choose = (value: ShippingAddressType) => {
    form.setValue('shippingAddressType', value);
    const [first] = saved.addresses;
    if (value === 'SAVED_ADDRESS')
      saved.choose(saved.addresses.find(({ id }) => id === defaultId)?.id ?? first?.id ?? '');
    // The typed address stays, unless it is a saved one, which must neither be sent nor be changed in the account.
    else if (saved.chosenId !== NEW_ADDRESS) saved.choose(NEW_ADDRESS);
  };
  return (
    <FormSection title={formatMessage(messages.shipping)}>
      <RadioCards
        isRow
        legend={formatMessage(messages.shippingChoice)}
        name="shippingAddressType"
        value={type}
        onChange={choose}
        cards={[
          { value: 'SAME_AS_BILLING', label: formatMessage(messages.sameAsBilling) },
          { value: 'DIFFERENT_FROM_BILLING', label: formatMessage(messages.differentFromBilling) },
          ...(hasSaved ? [{ value: 'SAVED_ADDRESS' as const, label: formatMessage(savedAddressMessages.choice) }] : []),
        ]}
      />
      {type === 'SAVED_ADDRESS' ? <SavedAddressPicker name="shippingAddress" saved={saved} /> : null}
      {type === 'SAME_AS_BILLING' ? null : (
        <>
          <AddressFields name="shippingAddress" form={form} checkout={checkout} hasCompany={false} />
          <SaveAddressBox saved={saved} />
        </>
      )}
    </FormSection>
  );
}
