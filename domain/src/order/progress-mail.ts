import { isPaidState, isUnfunded, type ProviderPayment } from '../payment-ledger/provider-money.js';
import type { PaymentMethod } from '../payment-methods/contract.js';

/** A parcel of a delivery, as the commerce backend stores it. */
export interface SentParcel {
  readonly carrier: string | null;
  readonly trackingId: string | null;
}

/** The progress of an order: the states of its money and its goods. */
export interface OrderProgress extends ProviderPayment {
  readonly orderState: string;
  readonly paymentMethod: PaymentMethod;
  readonly paymentState: string | null;
  readonly shipmentState: string | null;
  readonly deliveries: readonly { readonly id: string; readonly parcels: readonly SentParcel[] }[];
}

/** A mail about the progress of an order; `occasion` distinguishes two of one kind. */
export type ProgressMail =
  | { readonly template: 'payment-received'; readonly occasion: '' }
  | { readonly template: 'shipped'; readonly occasion: string; readonly parcels: readonly SentParcel[] };

const ON_THE_WAY: ReadonlySet<string | null> = new Set(['Shipped', 'Delivered']);

/** Returns one mail for each delivery that has parcels, or one for an order that was shipped without any. */
function shippedMails({ shipmentState, deliveries }: OrderProgress): ProgressMail[] {
  const packed = deliveries.filter(({ parcels }) => parcels.length > 0);
  if (packed.length > 0) return packed.map(({ id, parcels }) => ({ template: 'shipped', occasion: id, parcels }));
  return ON_THE_WAY.has(shipmentState) ? [{ template: 'shipped', occasion: '', parcels: [] }] : [];
}

/**
 * Returns whether the money of an order has arrived by bank transfer and the goods follow. Money for a cancelled order is returned
 * instead, which has its own mail.
 */
function isPaidByTransfer(progress: OrderProgress): boolean {
  const { orderState, paymentMethod, paymentState } = progress;
  if (orderState === 'Cancelled' || !isPaidState(paymentState)) return false;
  return paymentMethod === 'bank-transfer' || (paymentMethod === 'online' && isUnfunded(progress));
}

/**
 * Returns the mails that an order's customer must have received by now. Repeated for an unchanged order it returns the same mails.
 * The provider reports the money of an online payment by webhook, and cash on delivery is paid at the door. An online payment
 * without money at the provider, such as an expired voucher, may be replaced by a bank transfer.
 */
export function progressMails(progress: OrderProgress): readonly ProgressMail[] {
  const received: ProgressMail[] = isPaidByTransfer(progress) ? [{ template: 'payment-received', occasion: '' }] : [];
  return [...received, ...shippedMails(progress)];
}
