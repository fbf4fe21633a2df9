import type { Order } from '@manifold/domain/order/contract';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { money } from '@manifold/domain/money/money';
import { paymentMethodSchema, type PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { addressView, lineItemView, shippingInfoView, subtotalOf } from '../cart/index.js';
import { totalsWithFee } from '../payments/index.js';

const methodOf = ({ paymentInterface }: OrderRecord): PaymentMethod =>
  paymentMethodSchema.safeParse(paymentInterface).data ?? 'bank-transfer';

function bankTransferOf(orderNumber: string, { sections }: StoreDocument): Order['bankTransfer'] {
  const { iban, bic, accountOwner, bankInstitute } = sections['bank-transfer'];
  return { iban, bic, accountOwner, bankInstitute, reference: orderNumber };
}

/** Maps an order for its confirmation page. */
export function orderView(record: OrderRecord, document: StoreDocument): Order {
  const { currencyCode } = record.totalPrice;
  const { net, tax, gross, fee, taxes } = totalsWithFee(record);
  const rounding = record.cashRoundingCentAmount ?? 0;
  const paymentMethod = methodOf(record);
  const orderNumber = shownOrderNumber(record.orderNumber);
  return {
    id: record.id,
    orderNumber,
    createdAt: record.createdAt,
    orderState: record.orderState,
    paymentStatus: paymentMethod === 'bank-transfer' ? 'in-progress' : 'paid',
    paymentMethod,
    customerEmail: record.customerEmail ?? '',
    lineItems: record.lineItems.map(lineItemView),
    billingAddress: addressView(record.billingAddress) ?? {},
    shippingAddress: addressView(record.shippingAddress) ?? {},
    subtotal: subtotalOf(record.lineItems, currencyCode),
    shippingInfo: shippingInfoView(record.shippingInfo),
    cashOnDeliveryFee: fee > 0 ? money(fee, currencyCode) : null,
    totalNet: money(net, currencyCode),
    totalTax: money(tax, currencyCode),
    taxPortions: taxes,
    totalGross: money(gross, currencyCode),
    cashRounding: rounding === 0 ? null : money(rounding, currencyCode),
    totalPayable: money(gross + rounding, currencyCode),
    bankTransfer: paymentMethod === 'bank-transfer' ? bankTransferOf(orderNumber, document) : null,
  };
}
