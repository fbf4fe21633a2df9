import { useIntl } from 'react-intl';
import { AddressText } from '../../ui/AddressText.js';
import { RadioCards } from '../../ui/RadioCards.js';
import type { AddressForm } from './checkout-form.js';
import { savedAddressMessages as messages } from './saved-address-messages.js';
import { NEW_ADDRESS, type SavedAddress } from './use-saved-address.js';

/** Shows the saved addresses of a customer as cards, and a card for a new address. Absent without saved addresses. */
export function SavedAddressPicker({ name, saved }: { readonly name: AddressForm; readonly saved: SavedAddress }) {
  const { formatMessage } = useIntl();
  if (saved.addresses.length === 0) return null;
  return (
    <RadioCards
      legend={formatMessage(name === 'billingAddress' ? messages.billing : messages.shipping)}
      name={`${name}Id`}
      value={saved.chosenId}
      onChange={saved.choose}
      cards={[
        ...saved.addresses.map((address) => ({ value: address.id, label: <AddressText address={address} /> })),
        { value: NEW_ADDRESS, label: formatMessage(messages.another) },
      ]}
    />
  );
}
