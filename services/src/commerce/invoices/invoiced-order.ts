import { splitCashOnDeliveryFee } from '@manifold/domain/cash-on-delivery/fee';
import type { InvoiceDraft } from '@manifold/domain/invoice/contract';
import { draftInvoice, type OrderedAmounts, type OrderedLine } from '@manifold/domain/invoice/draft-invoice';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { paymentMethodSchema } from '@manifold/domain/payment-methods/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type {
  AddressRecord,
  CustomLineItemRecord,
  ItemTaxRecord,
  LineItemRecord,
  OrderRecord,
} from '../../integrations/commercetools/ports/cart-records.js';
import { addressView } from '../cart/index.js';
import { calendarDay } from './calendar-day.js';

/** An order, the config of its store when the invoice is issued, and the latest day of delivery if it is known. */
export interface InvoicedOrder {
  readonly order: OrderRecord;
  readonly store: StoreDocument;
  readonly supplyOn: string | null;
  /** Whether the payment provider had authorised the payment; a voucher is paid after the order. */
  readonly isAuthorised: boolean;
}

/** The rate of lines without a stated one: that of the largest tax portion. */
function usualRate({ taxedPrice }: OrderRecord): number {
  const portions = taxedPrice?.taxPortions ?? [];
  return portions.toSorted((left, right) => right.amount.centAmount - left.amount.centAmount)[0]?.rate ?? 0;
}

const taxOf = (tax: ItemTaxRecord | null, otherwise: number) => ({
  netCentAmount: tax?.net.centAmount ?? null,
  rate: tax?.rate ?? otherwise,
});

function itemLine(line: LineItemRecord, rate: number): OrderedLine {
  const { name, sku, quantity } = line;
  const unitCentAmount = (line.price.discounted ?? line.price.value).centAmount;
  // Net prices have the tax on top.
  const grossCentAmount = line.tax?.gross.centAmount ?? line.totalPrice.centAmount;
  const discountCentAmount = quantity * unitCentAmount - line.totalPrice.centAmount;
  return {
    kind: 'item',
    name,
    sku,
    quantity,
    unitCentAmount,
    discountCentAmount,
    grossCentAmount,
    ...taxOf(line.tax, rate),
  };
}

function customLine(line: CustomLineItemRecord, rate: number): OrderedLine {
  const { name, quantity, price, totalPrice, tax } = line;
  const unitCentAmount = price.centAmount;
  const grossCentAmount = tax?.gross.centAmount ?? totalPrice.centAmount;
  const discountCentAmount = quantity * unitCentAmount - totalPrice.centAmount;
  return {
    kind: 'custom',
    name,
    sku: null,
    quantity,
    unitCentAmount,
    discountCentAmount,
    grossCentAmount,
    ...taxOf(tax, rate),
  };
}

function shippingLines({ shippingInfo }: OrderRecord, rate: number): OrderedLine[] {
  if (!shippingInfo) return [];
  const { methodName: name, price, tax } = shippingInfo;
  const unitCentAmount = price.centAmount;
  const grossCentAmount = tax?.gross.centAmount ?? unitCentAmount;
  const amounts = { unitCentAmount, discountCentAmount: 0, grossCentAmount, ...taxOf(tax, rate) };
  return [{ kind: 'shipping', name, sku: null, quantity: 1, ...amounts }];
}

/** Returns the amounts of an order as the commerce backend states them, and its fee split into net and VAT. */
export function orderedAmounts(order: OrderRecord): OrderedAmounts {
  const rate = usualRate(order);
  const { taxedPrice, totalPrice, cashOnDeliveryFeeCentAmount, cashRoundingCentAmount } = order;
  const portions = (taxedPrice?.taxPortions ?? []).map((portion) => ({
    rate: portion.rate,
    taxCentAmount: portion.amount.centAmount,
  }));
  return {
    lines: [
      ...order.lineItems.map((line) => itemLine(line, rate)),
      ...order.customLineItems.map((line) => customLine(line, rate)),
      ...shippingLines(order, rate),
    ],
    netCentAmount: (taxedPrice?.totalNet ?? totalPrice).centAmount,
    grossCentAmount: (taxedPrice?.totalGross ?? totalPrice).centAmount,
    fee: cashOnDeliveryFeeCentAmount ? splitCashOnDeliveryFee(cashOnDeliveryFeeCentAmount, portions) : null,
    roundingCentAmount: cashRoundingCentAmount ?? 0,
  };
}

/** Returns the locale of an order, or its store's default if the store does not have it any more. */
export function localeOfOrder({ locale }: Pick<OrderRecord, 'locale'>, { sections, locales }: StoreDocument): string {
  if (locale !== null && Object.hasOwn(locales, locale)) return locale;
  return sections.store.locales[0]?.locale ?? `en-${sections.store.countryCode}`;
}

const isSameAddress = (one: AddressRecord, other: AddressRecord): boolean =>
  JSON.stringify(addressView(one)) === JSON.stringify(addressView(other));

/** How the order is paid: online payments are authorised before the order, all others are still payable. */
function paymentPart({
  order: { paymentInterface },
  store: { sections },
  isAuthorised,
}: InvoicedOrder): InvoiceDraft['payment'] {
  const method = paymentMethodSchema.safeParse(paymentInterface).data ?? 'bank-transfer';
  const { iban, bic, accountOwner } = sections['bank-transfer'];
  const account = method === 'bank-transfer' ? { iban, bic, accountOwner } : null;
  return { method, status: method === 'online' && isAuthorised ? 'paid' : 'payable', account };
}

/** Returns the invoice of an order, without number and date. */
export function invoiceDraftOf(invoiced: InvoicedOrder): InvoiceDraft {
  const { order, store, supplyOn } = invoiced;
  const { invoicePrefix: _invoice, creditNotePrefix: _creditNote, ...seller } = store.sections.seller;
  const { brand } = store.sections;
  const { countryCode, timeZone, brandKey } = store.sections.store;
  const { billingAddress, shippingAddress } = order;
  const buyer = billingAddress ?? shippingAddress ?? { country: countryCode };
  const hasOwnDelivery = shippingAddress !== null && !isSameAddress(buyer, shippingAddress);
  const facts = {
    storeKey: store.storeKey,
    countryCode,
    locale: localeOfOrder(order, store),
    currencyCode: order.totalPrice.currencyCode,
    orderNumber: shownOrderNumber(order.orderNumber),
    orderedOn: calendarDay(new Date(order.createdAt), timeZone),
    supplyOn,
    seller,
    brand: { key: brandKey, name: brand.name, accent: brand.tokens['accent'] ?? '#000000' },
    buyer: addressView(buyer) ?? {},
    delivery: hasOwnDelivery ? addressView(shippingAddress) : null,
    payment: paymentPart(invoiced),
  };
  return draftInvoice(facts, orderedAmounts(order));
}
