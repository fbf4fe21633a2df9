import type { ApprovalLimit } from '@manifold/domain/order-desk/second-person';
import { seesOrdersOf } from '@manifold/domain/order-desk/accessible-countries';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { DeskOrderBackend, type DeskOrderRecord } from '../../integrations/commercetools/ports/desk-order-backend.js';
import { LiveConfig } from '../../store-config/index.js';
import { OrderPayments } from './order-payments.repository.js';

/** An order with its store. */
export interface AccessibleOrder {
  readonly record: DeskOrderRecord;
  readonly countryCode: string;
  readonly storeKey: string;
  /**
   * Whether the payment provider has authorised the payment; null if we do not know, because it was not paid online or another
   * system placed it.
   */
  readonly isAuthorised: boolean | null;
  /** From which amount actions on it need a second person, in the currency of the store. */
  readonly approvalLimit: ApprovalLimit;
}

/** The rights of staff on orders. */
export type OrderRights = Pick<Staff, 'orderCountries'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Languages of product names for staff. */
const DESK_LANGUAGES = ['en', 'de'];

/** Finds orders and hides those of other countries, as if they did not exist. */
@Injectable()
export class AccessibleOrders {
  constructor(
    private readonly live: LiveConfig,
    private readonly backend: DeskOrderBackend,
    private readonly payments: OrderPayments,
  ) {}

  /** Returns the stores whose orders the person may see. */
  stores({ orderCountries }: OrderRights): Snapshot[] {
    return this.live
      .snapshots()
      .filter(({ document }) => seesOrdersOf(orderCountries, document.sections.store.countryCode));
  }

  /** Returns an order. Throws `not-found` if it does not exist or belongs to a country that the person may not see. */
  async get(id: string, staff: OrderRights): Promise<AccessibleOrder> {
    const record = UUID.test(id) ? await this.backend.order(id, DESK_LANGUAGES) : undefined;
    const store = this.stores(staff).find(({ storeKey }) => storeKey === record?.storeKey);
    if (!record || !store) throw new ShopError('not-found');
    const { sections } = store.document;
    const { countryCode, currencyCode } = sections.store;
    const approvalLimit = { ...sections['order-approval'], currencyCode };
    const attempt = await this.payments.findOnlinePayment(record);
    const isAuthorised = attempt ? attempt.authorisedAt !== null : null;
    return { record, storeKey: store.storeKey, countryCode, isAuthorised, approvalLimit };
  }
}
