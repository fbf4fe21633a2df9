import { money, type Money } from '@manifold/domain/money/money';
import type { MirroredTransaction } from '@manifold/domain/payment-ledger/paid-back';
import type {
  AddressRecord,
  CartRecord,
  CustomLineItemRecord,
  ItemTaxRecord,
  LineItemRecord,
  OrderRecord,
} from '../ports/cart-records.js';
import type {
  AddressAnswer,
  CartAnswer,
  CustomLineItemAnswer,
  ItemTaxAnswer,
  LineItemAnswer,
  OrderAnswer,
  SaleAnswer,
} from './cart-answer.js';
import type { RawField } from '../custom-types/custom-types.js';
import { decidingPayment } from './deciding-payment.js';
import { readGrossCustomLines } from './gross-custom-lines.js';

const ADDRESS_TEXTS = [
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'additionalAddressInfo',
  'postalCode',
  'city',
  'phone',
  'company',
  'department',
  'email',
] as const;

const rawValue = (fields: readonly RawField[] | null | undefined, name: string): unknown =>
  fields?.find((field) => field.name === name)?.value;

/** Copies an amount without extra fields of GraphQL such as `__typename`. */
const plainMoney = (amount: Money): Money => ({
  centAmount: amount.centAmount,
  currencyCode: amount.currencyCode,
  fractionDigits: amount.fractionDigits,
});

/** Maps an address of the backend, without empty fields. */
export function addressRecord(answer: AddressAnswer): AddressRecord {
  const texts = ADDRESS_TEXTS.filter((field) => typeof answer[field] === 'string' && answer[field] !== '');
  const custom = answer['custom'] as { customFieldsRaw: readonly RawField[] | null } | null;
  const vatNumber = rawValue(custom?.customFieldsRaw, 'vatNumber');
  return {
    ...Object.fromEntries(texts.map((field) => [field, answer[field]])),
    country: answer.country,
    ...(typeof vatNumber === 'string' ? { vatNumber } : {}),
  };
}

/** The name of a discount without a name in the store's languages. */
const UNNAMED = '%';

/** Returns the amount of each cart discount on a whole line. */
function savings({ discountedPricePerQuantity }: LineItemAnswer): LineItemRecord['savings'] {
  const byDiscount = new Map<string, LineItemRecord['savings'][number]>();
  for (const { quantity, discountedPrice } of discountedPricePerQuantity)
    for (const { discountRef, discount, discountedAmount } of discountedPrice.includedDiscounts) {
      const before = byDiscount.get(discountRef.id)?.amount.centAmount ?? 0;
      const amount = money(before + quantity * discountedAmount.centAmount, discountedAmount.currencyCode);
      byDiscount.set(discountRef.id, { name: discount?.name ?? UNNAMED, amount });
    }
  return [...byDiscount.values()].filter(({ amount }) => amount.centAmount > 0);
}

function itemTax({ taxRate, taxedPrice }: ItemTaxAnswer): ItemTaxRecord | null {
  if (!taxRate || !taxedPrice) return null;
  return { rate: taxRate.amount, net: plainMoney(taxedPrice.totalNet), gross: plainMoney(taxedPrice.totalGross) };
}

function customLineItem(answer: CustomLineItemAnswer, grossCentAmount: number | undefined): CustomLineItemRecord {
  const { id, name, slug, quantity } = answer;
  const [price, totalPrice] = [plainMoney(answer.money), plainMoney(answer.totalPrice)];
  const gross = grossCentAmount === undefined ? {} : { grossBeforeNetCentAmount: grossCentAmount };
  return { id, name: name ?? slug, slug, quantity, price, totalPrice, ...gross, tax: itemTax(answer) };
}

function lineItem(answer: LineItemAnswer): LineItemRecord {
  return {
    id: answer.id,
    productId: answer.productId,
    sku: answer.variant?.sku ?? '',
    name: answer.name ?? '',
    slug: answer.productSlug ?? '',
    productTypeKey: answer.productType?.key ?? '',
    image: answer.variant?.images[0]?.url ?? null,
    quantity: answer.quantity,
    price: {
      value: plainMoney(answer.price.value),
      discounted: answer.price.discounted ? plainMoney(answer.price.discounted.value) : null,
    },
    totalPrice: plainMoney(answer.totalPrice),
    savings: savings(answer),
    isFreight: rawValue(answer.variant?.attributesRaw, 'freight') === true,
    ...(answer.lineItemMode === 'GiftLineItem' ? { isGift: true as const } : {}),
    tax: itemTax(answer),
  };
}

/** Returns the cents of a custom money field, which has the cart's currency. */
function fieldCentAmount({ custom }: SaleAnswer, name: string): number | null {
  const value = rawValue(custom?.customFieldsRaw, name);
  return typeof value === 'object' && value !== null && 'centAmount' in value && typeof value.centAmount === 'number'
    ? value.centAmount
    : null;
}

function fieldText({ custom }: SaleAnswer, name: string): string | undefined {
  const value = rawValue(custom?.customFieldsRaw, name);
  return typeof value === 'string' ? value : undefined;
}

function customLineItems({ custom, customLineItems: lines }: SaleAnswer): CustomLineItemRecord[] {
  const gross = readGrossCustomLines(rawValue(custom?.customFieldsRaw, 'grossCustomLines'));
  return lines.map((line) => customLineItem(line, gross.get(line.id)));
}

function sale(answer: SaleAnswer) {
  const shipping = answer.shippingInfo;
  return {
    id: answer.id,
    version: answer.version,
    anonymousId: answer.anonymousId,
    customerEmail: answer.customerEmail,
    locale: answer.locale,
    customLineItems: customLineItems(answer),
    lineItems: answer.lineItems.map(lineItem),
    shippingInfo: shipping && {
      // A net cart has a custom shipping method, which refers to none of the project's.
      methodKey: shipping.shippingMethod?.key ?? fieldText(answer, 'netShippingMethod') ?? '',
      methodName: shipping.shippingMethodName,
      price: plainMoney(shipping.discountedPrice?.value ?? shipping.price),
      matchesCart: shipping.shippingMethodState === 'MatchesCart',
      tax: itemTax(shipping),
    },
    totalPrice: plainMoney(answer.totalPrice),
    taxedPrice: answer.taxedPrice && {
      totalNet: plainMoney(answer.taxedPrice.totalNet),
      totalGross: plainMoney(answer.taxedPrice.totalGross),
      taxPortions: answer.taxedPrice.taxPortions.map(({ rate, amount }) => ({ rate, amount: plainMoney(amount) })),
    },
    billingAddress: answer.billingAddress && addressRecord(answer.billingAddress),
    shippingAddress: answer.shippingAddress && addressRecord(answer.shippingAddress),
    cashOnDeliveryFeeCentAmount: fieldCentAmount(answer, 'calculatedCodFee'),
    cashRoundingCentAmount: fieldCentAmount(answer, 'cashRounding'),
    grossBeforeNetCentAmount: fieldCentAmount(answer, 'grossBeforeNet'),
    grossSubtotalBeforeNetCentAmount: fieldCentAmount(answer, 'grossSubtotalBeforeNet'),
  };
}

/** Maps a cart of the backend. */
export function cartRecord(answer: CartAnswer): CartRecord {
  return {
    ...sale(answer),
    cartState: answer.cartState,
    hasAgreedToEmail: rawValue(answer.custom?.customFieldsRaw, 'customerAgreedToSendEmail') === true,
    paymentIds: answer.paymentInfo?.paymentRefs.map(({ id }) => id) ?? [],
    hasCustomType: answer.custom !== null,
    isNetDue: rawValue(answer.custom?.customFieldsRaw, 'netPricesDue') === true,
    discountCodes: answer.discountCodes.map(({ state, discountCode }) => ({
      id: discountCode?.id ?? '',
      code: discountCode?.code ?? '',
      state: state ?? '',
    })),
    refusedGifts: answer.refusedGifts.map(({ id, name }) => ({ id, name: name ?? '' })),
  };
}

type TransactionAnswer = NonNullable<OrderAnswer['paymentInfo']>['payments'][number]['transactions'][number];

const transactionOf = ({ type, state, amount }: TransactionAnswer): MirroredTransaction => ({
  type: type ?? '',
  state,
  centAmount: amount.centAmount,
});

/** Maps an order of the backend. */
export function orderRecord(answer: OrderAnswer): OrderRecord {
  const payments = answer.paymentInfo?.payments ?? [];
  return {
    ...sale(answer),
    orderNumber: answer.orderNumber ?? '',
    createdAt: answer.createdAt,
    orderState: answer.orderState,
    paymentState: answer.paymentState,
    shipmentState: answer.shipmentState,
    paymentInterface: decidingPayment(payments)?.paymentMethodInfo.paymentInterface ?? null,
    paymentKeys: payments.flatMap(({ key }) => key ?? []),
    transactions: payments.flatMap(({ transactions }) => transactions.map(transactionOf)),
    cartId: answer.cartRef?.id ?? null,
  };
}

/** Returns an amount in the format of a custom field. */
export const moneyValue = ({ centAmount, currencyCode }: Money) => ({
  type: 'centPrecision',
  ...money(centAmount, currencyCode),
});
