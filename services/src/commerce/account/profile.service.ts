import type { Customer } from '@manifold/domain/customer/contract';
import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import {
  CustomerBackend,
  type CustomerChange,
  type CustomerRecord,
} from '../../integrations/commercetools/ports/customer-backend.js';
import { ProfileVatCheck } from '../vat-check/index.js';
import { Shoppers, type Visit } from '../visit/index.js';
import { AccountNotices } from './account-notices.service.js';
import { actionChange } from './customer-actions.js';
import { refuseCommonPassword } from './new-password.js';
import { EmailAddresses } from './email-addresses.service.js';
import { customerView } from './customer-view.js';
import { BrowserSessions } from './browser-sessions.service.js';
import { CustomerDevices } from './customer-devices.service.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { PasskeyProofs } from './passkey-proofs.service.js';
import { checkedTaxId, checkedVatId, requireStoreLocale } from './profile-fields.js';
import { SignIns } from './sign-in.service.js';

type Update = CustomerRequest<'updateCustomer'>;
type Actions = CustomerRequest<'updateMyCustomer'>;
/** The version that the customer saw, a new e-mail address, and the password or passkey that it requires. */
type SeenCustomer = Pick<Update, 'version' | 'password' | 'passkey' | 'email'>;

const TEXTS = ['firstName', 'lastName', 'dateOfBirth', 'vatId', 'locale'] as const;

/** Reads and updates customer profiles. */
@Injectable()
export class Profiles {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly shoppers: Shoppers,
    private readonly signIns: SignIns,
    private readonly proofs: PasskeyProofs,
    private readonly browsers: BrowserSessions,
    private readonly emails: EmailAddresses,
    private readonly notices: AccountNotices,
    private readonly devices: CustomerDevices,
    private readonly vatCheck: ProfileVatCheck,
  ) {}

  /** Returns the signed-in customer; null for a guest. */
  async me(visit: Visit): Promise<Customer | null> {
    if (!visit.session.current?.customerId) return null;
    const record = await this.shoppers.asVisitor(visit, (shopper) => this.backend.me(shopper));
    return record ? customerView(record) : null;
  }

  /** Updates the given fields at the version that the customer saw. A new e-mail address requires a proof of who the customer is, and the links in two mails. */
  update(visit: CustomerVisit, request: Update): Promise<Customer> {
    const { version, password, passkey, email } = request;
    return this.change(visit, { version, password, passkey, email }, (present) => {
      // Without a change, no mails are sent.
      if (email !== undefined && isEmailOf(present, email)) throw invalidField('email', 'same-address');
      requireStoreLocale(visit, request.locale);
      const { vatId, taxId } = request;
      const checked = { vatId: checkedVatId(visit, vatId), taxId: checkedTaxId(visit, taxId) };
      return changesOf(present, { ...request, ...checked });
    });
  }

  /** Applies all actions in order, or none, at the version that the customer saw. */
  updateByActions(visit: CustomerVisit, { version, actions }: Actions): Promise<Customer> {
    const { email, password, passkey } = actions.findLast((action) => action.action === 'changeEmail') ?? {};
    return this.change(visit, { version, email, password, passkey }, (customer) =>
      actions.flatMap((action) => actionChange(action, { visit, customer }) ?? []),
    );
  }

  /**
   * Changes the password and ends all other sessions. A wrong current password counts as a failed sign-in. This session gets new
   * tokens, or ends if the backend does not answer.
   */
  async changePassword(visit: CustomerVisit, passwords: CustomerRequest<'changePassword'>): Promise<Customer> {
    const customer = await this.shoppers.asCustomer(visit, async (shopper) => {
      const current = await this.requireCustomer(shopper);
      const { newPassword: password } = passwords;
      refuseCommonPassword(visit, { field: 'newPassword', password, email: current.email });
      const change = () => this.backend.changePassword(shopper, current, passwords);
      return this.signIns.countGuess(visit, current.email, change);
    });
    // Before the next steps, which can fail: the owner must learn of the changed password in any case.
    await this.notices.send('password-changed', visit, customer);
    await this.devices.endOthers(visit);
    await this.browsers.renew(visit, customer, passwords.newPassword);
    return customerView(customer);
  }

  private async change(
    visit: CustomerVisit,
    { version, email, ...proof }: SeenCustomer,
    decide: (present: CustomerRecord) => readonly CustomerChange[],
  ): Promise<Customer> {
    const customer = await this.shoppers.asCustomer(visit, async (shopper) => {
      const present = await this.requireCustomer(shopper);
      const changes = decide(present);
      await this.refuseInvalidVatId(visit, present, changes);
      const nextEmail = email === undefined || isEmailOf(present, email) ? undefined : email;
      if (nextEmail !== undefined) {
        // Before the proof, because a passkey's answer cannot be sent again.
        sameVersion(present, version);
        await this.proofs.requireRecent(visit, present, proof);
      }
      const changed =
        changes.length === 0
          ? sameVersion(present, version)
          : await this.backend.update(shopper, { id: present.id, version }, changes, true);
      if (nextEmail !== undefined) await this.emails.request(visit, present, nextEmail);
      return changed;
    });
    return customerView(customer);
  }

  /** Refuses a new VAT number that the register does not know (spec shell §5). */
  private async refuseInvalidVatId(
    visit: CustomerVisit,
    { vatId }: CustomerRecord,
    changes: readonly CustomerChange[],
  ): Promise<void> {
    for (const change of changes)
      if (change.change === 'set-text' && change.field === 'vatId' && change.text !== null && change.text !== vatId)
        await this.vatCheck.refuseInvalid(visit, change.text);
  }

  private async requireCustomer(shopper: Shopper): Promise<CustomerRecord> {
    const customer = await this.backend.me(shopper);
    if (!customer) throw new ShopError('not-signed-in');
    return customer;
  }
}

const isEmailOf = (present: CustomerRecord, email: string): boolean =>
  email.toLowerCase() === present.email.toLowerCase();

function changesOf(present: CustomerRecord, wanted: Update): CustomerChange[] {
  const texts = TEXTS.flatMap((field): CustomerChange[] => {
    const text = wanted[field];
    return text === undefined || text === present[field] ? [] : [{ change: 'set-text', field, text }];
  });
  return [...texts, ...customFieldChanges(present, wanted)];
}

function customFieldChanges(present: CustomerRecord, { customerType, taxId }: Update): CustomerChange[] {
  const changes: CustomerChange[] = [];
  const hasNone = present.customerType === null && present.taxId === null;
  if (customerType !== undefined && customerType !== present.customerType)
    changes.push({ change: 'set-customer-type', customerType, isFirst: hasNone });
  if (taxId !== undefined && taxId !== present.taxId)
    changes.push({ change: 'set-tax-id', taxId, isFirst: hasNone && changes.length === 0 });
  return changes;
}

/** Returns the customer unchanged. Throws `conflict` if the version is not the current one. */
function sameVersion(present: CustomerRecord, version: number): CustomerRecord {
  if (present.version !== version) throw new ShopError('conflict', { details: { currentVersion: present.version } });
  return present;
}
