import type { Order } from '@manifold/domain/order/contract';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { money } from '@manifold/domain/money/money';
import { splitCashOnDeliveryFee } from '@manifold/domain/cash-on-delivery/fee';
import { paymentMethodSchema, type PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { addressView, lineItemView, shippingInfoView, subtotalOf } from '../cart/index.js';

/** What an order comes to with its fee, whose tax is split at the largest tax portion's rate (spec core §9). */
function totals(record: OrderRecord) {
  const { taxedPrice, totalPrice, cashOnDeliveryFeeCentAmount } = record;
  const gross = (taxedPrice?.totalGross ?? totalPrice).centAmount;
  const net = (taxedPrice?.totalNet ?? totalPrice).centAmount;
  const portions = taxedPrice?.taxPortions ?? [];
  const fee = splitCashOnDeliveryFee(
    cashOnDeliveryFeeCentAmount ?? 0,
    portions.map(({ rate, amount }) => ({ rate, taxCentAmount: amount.centAmount })),
  );
  const taxes = portions.map(({ rate, amount }) => ({
    rate,
    amount: money(amount.centAmount + (rate === fee.rate ? fee.tax : 0), amount.currencyCode),
  }));
  return { net: net + fee.net, tax: gross - net + fee.tax, gross: gross + fee.gross, fee: fee.gross, taxes };
}

const methodOf = ({ paymentInterface }: OrderRecord): PaymentMethod =>
  paymentMethodSchema.safeParse(paymentInterface).data ?? 'bank-transfer';

function bankTransferOf(orderNumber: string, { sections }: StoreDocument): Order['bankTransfer'] {
  const { iban, bic, accountOwner, bankInstitute } = sections['bank-transfer'];
  return { iban, bic, accountOwner, bankInstitute, reference: orderNumber };
}

/** An order as its confirmation shows it. */
export function orderView(record: OrderRecord, document: StoreDocument): Order {
  const { currencyCode } = record.totalPrice;
  const { net, tax, gross, fee, taxes } = totals(record);
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
