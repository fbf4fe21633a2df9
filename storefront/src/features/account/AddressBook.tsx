import type { Customer, CustomerAddress } from '@manifold/domain/customer/contract';
import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { type ComponentType, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { accountErrorMessage } from '../../platform/errors/account-error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { AddressText } from '../../ui/AddressText.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { bookMessages as messages, profileMessages } from './messages.js';
import { useSavedAccount } from './ProfileForms.js';

const EDIT = 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4';

export type BookKind = 'billing' | 'shipping';

/** The properties of the form for an address. */
export interface EditorProps {
  readonly kind: BookKind;
  readonly customer: Customer;
  /** The address to change; undefined for a new one. */
  readonly address: CustomerAddress | undefined;
  readonly onSaved: (answer: CustomerResponse<'updateCustomer'>) => void;
  readonly onCancel: () => void;
}

export interface AddressBookProps {
  readonly customer: Customer;
  readonly kind: BookKind;
  /** The form for an address, which is another feature. */
  readonly Editor: ComponentType<EditorProps>;
}

/** The shapes of the two lists of the account. */
const LISTS = {
  billing: {
    addresses: (customer: Customer) => customer.billingAddresses,
    defaultId: (customer: Customer) => customer.defaultBillingAddressId,
    remove: 'deleteBillingAddress',
    setDefault: 'setDefaultBillingAddress',
  },
  shipping: {
    addresses: (customer: Customer) => customer.shippingAddresses,
    defaultId: (customer: Customer) => customer.defaultShippingAddressId,
    remove: 'deleteShippingAddress',
    setDefault: 'setDefaultShippingAddress',
  },
} as const;

/** The address that is edited: its id, `new`, or none. */
type Edited = string | undefined;
const NEW = 'new';

/** The saved addresses of one kind: add, change, delete and make one the default. */
export function AddressBook({ customer, kind, Editor }: AddressBookProps) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const save = useSavedAccount();
  const [edited, setEdited] = useState<Edited>();
  const listing = useRef<HTMLUListElement>(null);
  const list = LISTS[kind];
  const addresses = list.addresses(customer);
  const run = (work: Promise<CustomerResponse<'updateCustomer'>>, text: string) =>
    work.then(
      (answer) => save(answer, text),
      (reason: unknown) =>
        notices.show({ id: 'account', kind: 'problem', text: formatMessage(accountErrorMessage(reason)) }),
    );
  const saved = formatMessage(profileMessages.saved);
  const close = () => {
    setEdited(undefined);
    // The form that had the focus was removed, and on a phone the page below it is now on the screen.
    listing.current?.focus();
    listing.current?.scrollIntoView({ block: 'center' });
  };
  const card = (address: CustomerAddress) => (
    <AddressCard
      key={address.id}
      address={address}
      isDefault={address.id === list.defaultId(customer)}
      onEdit={() => setEdited(address.id)}
      onRemove={() => void run(call(list.remove, { addressId: address.id }), formatMessage(messages.removed))}
      onMakeDefault={() => void run(call(list.setDefault, { addressId: address.id }), saved)}
    />
  );
  const editor = (address: CustomerAddress | undefined) => (
    <Editor
      key={address?.id ?? NEW}
      kind={kind}
      customer={customer}
      address={address}
      onSaved={(answer) => {
        save(answer, saved);
        close();
      }}
      onCancel={close}
    />
  );
  return (
    <div className="space-y-5">
      {addresses.length === 0 && edited !== NEW ? (
        <p className="text-ink-soft">{formatMessage(messages.none)}</p>
      ) : null}
      <ul ref={listing} tabIndex={-1} className="grid gap-4 outline-none md:grid-cols-2">
        {addresses.map((address) =>
          address.id === edited ? (
            <li key={address.id} className="md:col-span-2">
              {editor(address)}
            </li>
          ) : (
            card(address)
          ),
        )}
      </ul>
      {edited === NEW ? (
        editor(undefined)
      ) : (
        <Button icon="plus" variant="tertiary" onClick={() => setEdited(NEW)}>
          {formatMessage(messages.add)}
        </Button>
      )}
    </div>
  );
}

interface AddressCardProps {
  readonly address: CustomerAddress;
  readonly isDefault: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onMakeDefault: () => void;
}

function AddressCard({ address, isDefault, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const { formatMessage } = useIntl();
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4">
      {isDefault ? (
        <p>
          <Badge>{formatMessage(messages.isDefault)}</Badge>
        </p>
      ) : null}
      <AddressText address={address} />
      <p className="mt-auto flex flex-wrap gap-2">
        <Button size="sm" variant="quaternary" icon={EDIT} onClick={onEdit}>
          {formatMessage(messages.edit)}
        </Button>
        <Button size="sm" variant="quinary" icon="trash" onClick={onRemove}>
          {formatMessage(messages.remove)}
        </Button>
        {isDefault ? null : (
          <Button size="sm" variant="quinary" onClick={onMakeDefault}>
            {formatMessage(messages.makeDefault)}
          </Button>
        )}
      </p>
    </li>
  );
}
