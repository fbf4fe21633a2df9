import type {
  LineItemImportDraft,
  OrderImportDraft,
  PaymentDraft,
  PaymentResourceIdentifier,
  TaxRate,
  TransactionDraft,
  _BaseAddress,
  _Money,
} from '@commercetools/platform-sdk';
import type { Address } from '@manifold/domain/address/contract';
import type { BasketLine } from '../../orders/basket.js';
import type { PastOrder } from '../../orders/past-orders.js';
import { perLanguage } from '../../terms/language.js';
import { typeKeys } from './custom-types.js';
import { shippingMethodDrafts, taxCategoryDraft } from './shipping.js';

const amount = ({ document }: PastOrder, centAmount: number): _Money => ({
  currencyCode: document.sections.store.currencyCode,
  centAmount,
});

function taxRate({ document }: PastOrder): TaxRate {
  const { countryCode } = document.sections.store;
  const rate = taxCategoryDraft.rates?.find(({ country }) => country === countryCode);
  if (rate?.amount === undefined) throw new Error(`${countryCode} has no tax rate`);
  return { name: rate.name, amount: rate.amount, includedInPrice: true, country: countryCode };
}

function address({ vatNumber, ...place }: Address, email: string): _BaseAddress {
  const type = { typeId: 'type' as const, key: typeKeys.address };
  const custom = vatNumber === undefined ? undefined : { type, fields: { vatNumber, vatValidated: true } };
  return { ...place, email, custom };
}

function lineDraft(order: PastOrder, { product, quantity, unitCentAmount }: BasketLine): LineItemImportDraft {
  return {
    name: perLanguage((language) => product.name[language]),
    // An order needs only some attributes of the product, not its texts in every language.
    variant: {
      sku: product.sku,
      attributes: [
        { name: 'brand', value: product.brand },
        { name: 'freight', value: product.isFreight },
      ],
    },
    quantity,
    price: { value: amount(order, unitCentAmount), country: order.document.sections.store.countryCode },
    taxRate: taxRate(order),
  };
}

function shippingInfo(order: PastOrder): OrderImportDraft['shippingInfo'] {
  const { totals, document } = order;
  const cost = document.sections['shipping-cost'];
  const fee = totals.method === 'freight' ? cost.freightFeeCentAmount : cost.parcelFeeCentAmount;
  return {
    shippingMethodName: shippingMethodDrafts.find(({ key }) => key === totals.method)?.name ?? totals.method,
    shippingMethod: { typeId: 'shipping-method', key: totals.method },
    taxCategory: { typeId: 'tax-category', key: taxCategoryDraft.key },
    price: amount(order, totals.shipping),
    shippingRate: { price: amount(order, fee), freeAbove: amount(order, cost.freeShippingThresholdCentAmount) },
    taxRate: taxRate(order),
  };
}

/** Returns the paid amount: total, fee and cash rounding. */
const due = ({ totals, payment }: PastOrder): number =>
  totals.gross + payment.feeCentAmount + payment.roundingCentAmount;

function transactions(order: PastOrder): TransactionDraft[] {
  const { paymentState } = order.progress;
  if (paymentState === 'Pending') return [];
  const state = paymentState === 'Failed' ? 'Failure' : 'Success';
  return [{ type: 'Charge', amount: amount(order, due(order)), state, timestamp: order.placedAt.toISOString() }];
}

/** Returns the draft of an order's payment, with the order number as key. */
export function paymentDraft(order: PastOrder): PaymentDraft & { readonly key: string } {
  const { method, paymentInterface } = order.payment;
  return {
    key: `payment-${order.orderNumber}`,
    amountPlanned: amount(order, due(order)),
    paymentMethodInfo: { method, paymentInterface },
    transactions: transactions(order),
  };
}

/** Returns the import draft of an order. */
export function orderDraft(
  order: PastOrder,
  payment: PaymentResourceIdentifier & { readonly id: string },
): OrderImportDraft {
  const { document, buyer, totals, progress } = order;
  const { feeCentAmount, roundingCentAmount } = order.payment;
  const rate = taxRate(order);
  return {
    orderNumber: order.orderNumber,
    customerEmail: buyer.email,
    store: { typeId: 'store', key: document.storeKey },
    country: document.sections.store.countryCode,
    lineItems: order.lines.map((line) => lineDraft(order, line)),
    totalPrice: amount(order, totals.gross),
    taxedPrice: {
      totalNet: amount(order, totals.net),
      totalGross: amount(order, totals.gross),
      taxPortions: [{ name: rate.name, rate: rate.amount, amount: amount(order, totals.tax) }],
    },
    shippingInfo: shippingInfo(order),
    billingAddress: address(buyer.billingAddress, buyer.email),
    shippingAddress: address(buyer.shippingAddress, buyer.email),
    paymentInfo: { payments: [{ typeId: 'payment', id: payment.id }] },
    ...progress,
    completedAt: order.placedAt.toISOString(),
    custom: {
      type: { typeId: 'type', key: typeKeys.cart },
      fields: {
        customerAgreedToSendEmail: order.agreedToEmail,
        ...(feeCentAmount > 0 ? { calculatedCodFee: amount(order, feeCentAmount) } : {}),
        ...(roundingCentAmount === 0 ? {} : { cashRounding: amount(order, roundingCentAmount) }),
      },
    },
  };
}
