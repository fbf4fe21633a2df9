import type { CartAddress, LineItem } from '@manifold/domain/cart/contract';
import { money, sum, type Money } from '@manifold/domain/money/money';
import { cashRounding } from '@manifold/domain/cash-rounding/rounding';
import type { Order } from '@manifold/domain/order/contract';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';

/** A place in each country, so that a preview shows addresses as they are written there. */
const PLACES: Readonly<Record<string, readonly [postalCode: string, city: string, street: string]>> = {
  AT: ['1010', 'Wien', 'Kärntner Straße'],
  BE: ['1000', 'Brussel', 'Nieuwstraat'],
  BG: ['1000', 'София', 'бул. Витоша'],
  CH: ['8001', 'Zürich', 'Bahnhofstrasse'],
  CZ: ['110 00', 'Praha', 'Národní'],
  DE: ['10115', 'Berlin', 'Invalidenstraße'],
  DK: ['1050', 'København', 'Bredgade'],
  ES: ['28001', 'Madrid', 'Calle de Serrano'],
  FI: ['00100', 'Helsinki', 'Mannerheimintie'],
  FR: ['75001', 'Paris', 'rue de Rivoli'],
  GB: ['SW1A 1AA', 'London', 'Whitehall'],
  GR: ['105 57', 'Αθήνα', 'Ερμού'],
  HR: ['10000', 'Zagreb', 'Ilica'],
  HU: ['1051', 'Budapest', 'Váci utca'],
  IE: ['D02 X285', 'Dublin', 'Grafton Street'],
  IT: ['00184', 'Roma', 'Via Nazionale'],
  LT: ['01103', 'Vilnius', 'Gedimino pr.'],
  NL: ['1012 AB', 'Amsterdam', 'Damrak'],
  NO: ['0150', 'Oslo', 'Karl Johans gate'],
  PL: ['00-001', 'Warszawa', 'Marszałkowska'],
  PT: ['1100-001', 'Lisboa', 'Rua Augusta'],
  RO: ['010011', 'București', 'Calea Victoriei'],
  SE: ['111 20', 'Stockholm', 'Vasagatan'],
  SI: ['1000', 'Ljubljana', 'Slovenska cesta'],
  SK: ['811 01', 'Bratislava', 'Hlavná'],
};

function sampleAddress(country: string): CartAddress {
  const [postalCode, city, streetName] = PLACES[country] ?? ['1000', 'Test', 'Test'];
  return { firstName: 'Eva', lastName: 'Test', streetName, streetNumber: '12', postalCode, city, country };
}

interface SampleLine {
  readonly name: string;
  readonly quantity: number;
  readonly price: Money;
  readonly saved: Money | null;
}

function lineItem({ name, quantity, price, saved }: SampleLine, index: number): LineItem {
  return {
    id: `line-${index}`,
    productId: `product-${index}`,
    sku: `EX0000000${index}`,
    name,
    path: '/',
    productTypeKey: 'standard_product',
    image: null,
    quantity,
    price: { value: price, discounted: null },
    totalPrice: money(price.centAmount * quantity - (saved?.centAmount ?? 0), price.currencyCode),
    savings: saved ? [{ name: 'TEST10', amount: saved }] : [],
    isFreight: false,
  };
}

/** The price of a sample's first article in parcel fees, so that it is plausible in every currency. */
const PARCEL_FEES_PER_ARTICLE = 25;

/** Returns an order with test data in a store's country and currency, with savings, fee and rounding if the method has them. */
export function sampleOrder({ sections }: Pick<StoreDocument, 'sections'>, paymentMethod: PaymentMethod): Order {
  const { countryCode, currencyCode } = sections.store;
  const amount = (cents: number): Money => money(Math.round(cents), currencyCode);
  const parcelFee = sections['shipping-cost'].parcelFeeCentAmount;
  // A tenth, a fifth and 1.3 times of it are whole units, so that pieces × price is exact in currencies without cents.
  const unit = Math.ceil((Math.max(parcelFee, 499) * PARCEL_FEES_PER_ARTICLE) / 1000) * 1000;
  const lineItems = [
    { name: 'Test article 1', quantity: 2, price: amount(unit), saved: amount(unit / 5) },
    { name: 'Test article 2', quantity: 1, price: amount(unit * 1.3), saved: null },
  ].map(lineItem);
  const subtotal = sum(amount(unit / 10), ...lineItems.map(({ totalPrice }) => totalPrice));
  const fee = paymentMethod === 'cash-on-delivery' ? amount(parcelFee) : null;
  const totalGross = sum(subtotal, amount(parcelFee), ...(fee ? [fee] : []));
  const rate = sections['tax-rate'].standardRate;
  const totalNet = amount(totalGross.centAmount / (1 + rate));
  const totalTax = sum(totalGross, amount(-totalNet.centAmount));
  const rounding =
    paymentMethod === 'cash-on-delivery' ? cashRounding(totalGross.centAmount, sections['cash-rounding']) : 0;
  const address = sampleAddress(countryCode);
  const orderNumber = `${countryCode}-100001`;
  const { iban, bic, accountOwner, bankInstitute } = sections['bank-transfer'];
  return {
    id: 'preview',
    orderNumber,
    createdAt: '2026-11-23T09:30:00.000Z',
    orderState: 'Open',
    paymentStatus: paymentMethod === 'bank-transfer' ? 'in-progress' : 'paid',
    paymentMethod,
    paymentInfo: { payments: [{ providerMethod: null, action: null }] },
    customerEmail: 'eva@example.com',
    lineItems,
    billingAddress: address,
    shippingAddress: { ...address, company: 'Test & Co.' },
    subtotal,
    shippingInfo: { methodKey: 'parcel', methodName: 'Parcel', price: amount(parcelFee), isFree: parcelFee === 0 },
    cashOnDeliveryFee: fee,
    totalNet,
    totalTax,
    taxPortions: [{ rate, amount: totalTax }],
    totalGross,
    cashRounding: rounding === 0 ? null : amount(rounding),
    totalPayable: sum(totalGross, amount(rounding)),
    customLineItems: [
      { id: 'custom-1', name: 'Test service', quantity: 1, price: amount(unit / 10), totalPrice: amount(unit / 10) },
    ],
    bankTransfer:
      paymentMethod === 'bank-transfer'
        ? { iban, bic, accountOwner, bankInstitute, reference: orderNumber, code: null }
        : null,
  };
}

/** Returns the order as one that is paid with a Multibanco voucher. */
export const withSampleVoucher = (order: Order): Order => ({
  ...order,
  paymentStatus: 'in-progress',
  paymentInfo: {
    payments: [
      {
        providerMethod: 'multibanco',
        action: {
          type: 'voucher',
          entity: '12101',
          reference: '501422944',
          expiresAt: '2026-11-30T23:59:00',
          merchantReference: `${order.orderNumber}-1`,
        },
      },
    ],
  },
});
