import { printedAddress, type PrintableAddress } from '@manifold/domain/address/printed';
import { labelled } from '@manifold/domain/label/labelled';
import { useIntl } from 'react-intl';
import { defineMessages } from './define-messages.js';

const messages = defineMessages({ vatNumber: { id: 'addresses.field-vat-number', defaultMessage: 'VAT number' } });

export interface AddressLines extends PrintableAddress {
  readonly vatNumber?: string | undefined;
  readonly phone?: string | undefined;
}

/** An address as printed on an envelope, followed by phone and VAT number. */
export function AddressText({ address }: { readonly address: AddressLines }) {
  const { formatMessage, locale } = useIntl();
  const lines = [
    ...printedAddress(address),
    address.phone,
    address.vatNumber && labelled(formatMessage(messages.vatNumber), address.vatNumber, locale),
  ].filter(Boolean);
  return (
    <address className="text-sm not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
