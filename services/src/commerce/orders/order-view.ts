import type { Order, VoucherAction } from '@manifold/domain/order/contract';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { money } from '@manifold/domain/money/money';
import { isUnfunded } from '@manifold/domain/payment-ledger/provider-money';
import { paymentMethodSchema, type PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { addressView, customLineItemView, lineItemView, shippingInfoView, subtotalOf } from '../cart/index.js';
import { paymentCodePng, totalsWithFee } from '../payments/index.js';

const methodOf = ({ paymentInterface }: OrderRecord): PaymentMethod =>
  paymentMethodSchema.safeParse(paymentInterface).data ?? 'bank-transfer';

/** Returns the store's account, with the order's number as reference. */
export function bankTransferOf(orderNumber: string, { sections }: StoreDocument): Order['bankTransfer'] {
  const { iban, bic, accountOwner, bankInstitute } = sections['bank-transfer'];
  return { iban, bic, accountOwner, bankInstitute, reference: orderNumber, code: null };
}

/** The stored facts about an online payment. */
export interface OnlineFacts {
  readonly providerMethod: string | null;
  /** Whether the provider has authorised it, even if the authorisation has ended since. */
  readonly isAuthorised: boolean;
  readonly action: VoucherAction | null;
}

/** Returns whether an online payment failed and the provider has no money of it: an expired voucher, an ended authorisation. */
const hasNoMoney = ({ paymentState, transactions }: OrderRecord, { isAuthorised }: OnlineFacts): boolean =>
  paymentState === 'Failed' && isUnfunded({ transactions, isAuthorised });

function paymentStatusOf(record: OrderRecord, online: OnlineFacts | undefined): Order['paymentStatus'] {
  if (online && hasNoMoney(record, online)) return 'failed';
  if (online?.isAuthorised === false) return 'in-progress';
  return methodOf(record) === 'bank-transfer' ? 'in-progress' : 'paid';
}

/** Maps an order for its confirmation page; `online` is its payment if it was paid online. */
export function orderView(record: OrderRecord, document: StoreDocument, online?: OnlineFacts): Order {
  const { currencyCode } = record.totalPrice;
  const { net, tax, gross, fee, taxes } = totalsWithFee(record);
  const rounding = record.cashRoundingCentAmount ?? 0;
  const paymentMethod = methodOf(record);
  const orderNumber = shownOrderNumber(record.orderNumber);
  const paymentStatus = paymentStatusOf(record, online);
  // Shoppers should not pay an order twice, a cancelled one, or with an expired voucher.
  const isPayable = paymentStatus === 'in-progress' && record.orderState !== 'Cancelled';
  // Staff may have created an order without a payment, whose shopper has paid online.
  const isPaidByTransfer = paymentMethod === 'bank-transfer' && record.paymentInterface !== null;
  return {
    id: record.id,
    orderNumber,
    createdAt: record.createdAt,
    orderState: record.orderState,
    paymentStatus,
    paymentMethod,
    paymentInfo: {
      payments: [
        { providerMethod: online?.providerMethod ?? null, action: isPayable ? (online?.action ?? null) : null },
      ],
    },
    customerEmail: record.customerEmail ?? '',
    lineItems: record.lineItems.map(lineItemView),
    customLineItems: record.customLineItems.map(customLineItemView),
    billingAddress: addressView(record.billingAddress) ?? {},
    shippingAddress: addressView(record.shippingAddress) ?? {},
    subtotal: subtotalOf(record, currencyCode),
    shippingInfo: shippingInfoView(record.shippingInfo),
    cashOnDeliveryFee: fee > 0 ? money(fee, currencyCode) : null,
    totalNet: money(net, currencyCode),
    totalTax: money(tax, currencyCode),
    taxPortions: taxes,
    totalGross: money(gross, currencyCode),
    cashRounding: rounding === 0 ? null : money(rounding, currencyCode),
    totalPayable: money(gross + rounding, currencyCode),
    bankTransfer: isPaidByTransfer && isPayable ? bankTransferOf(orderNumber, document) : null,
  };
}

/** The browser scales the code up without smoothing. More than one, so that a Swiss cross is recognisable. */
const PIXELS_PER_MODULE = 3;

/** Adds the payment code to an order that is paid by bank transfer. Takes some milliseconds, so lists go without it. */
export function withPaymentCode(order: Order, { sections }: StoreDocument): Order {
  const { bankTransfer } = order;
  const picture = paymentCodePng(order, sections.seller, PIXELS_PER_MODULE);
  if (!bankTransfer || !picture) return order;
  return { ...order, bankTransfer: { ...bankTransfer, code: `data:image/png;base64,${picture.toString('base64')}` } };
}
