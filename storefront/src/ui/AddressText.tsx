import { useIntl } from 'react-intl';
import { defineMessages } from './define-messages.js';

const messages = defineMessages({ vatNumber: { id: 'addresses.field-vat-number', defaultMessage: 'VAT number' } });

export interface AddressLines {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly company?: string | undefined;
  readonly department?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly streetName?: string | undefined;
  readonly streetNumber?: string | undefined;
  readonly additionalAddressInfo?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly phone?: string | undefined;
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** An address as it stands on an envelope, with phone and VAT number under it. */
export function AddressText({ address }: { readonly address: AddressLines }) {
  const { formatMessage } = useIntl();
  const lines = [
    address.company,
    address.department,
    joined(address.firstName, address.lastName),
    joined(address.streetName, address.streetNumber),
    address.additionalAddressInfo,
    joined(address.postalCode, address.city),
    address.phone,
    address.vatNumber && `${formatMessage(messages.vatNumber)}: ${address.vatNumber}`,
  ].filter((line) => line !== undefined && line !== '');
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
