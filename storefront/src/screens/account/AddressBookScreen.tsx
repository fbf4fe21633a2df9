import { AddressEditor } from '../../features/addresses/AddressEditor.js';
import { AddressBook, type BookKind } from '../../features/account/AddressBook.js';
import { accountTitles } from '../../platform/account/pages.js';
import { bookMessages } from '../../features/account/messages.js';
import { AccountFrame } from './AccountFrame.js';

/** The saved billing or shipping addresses. */
export function AddressBookScreen({ kind }: { readonly kind: BookKind }) {
  const isBilling = kind === 'billing';
  return (
    <AccountFrame
      title={isBilling ? accountTitles.billing : accountTitles.shipping}
      lead={isBilling ? bookMessages.billingLead : bookMessages.shippingLead}
    >
      {(customer) => <AddressBook customer={customer} kind={kind} Editor={AddressEditor} />}
    </AccountFrame>
  );
}
