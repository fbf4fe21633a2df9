/*
 * What a change does to carts and orders, counted from the commerce backend's own answers over plain HTTP. It shares nothing
 * with the code under test: numbers are cents that the test writes down, rules are the specification's sentences.
 */

/** The rules of a store, before or after. Amounts in cents. */
export interface HandRules {
  readonly limit: number;
  readonly itemLimit: number;
  readonly fee: number;
  /** To which coin an amount paid in cash is rounded. */
  readonly coin: number;
  readonly threshold: number;
  readonly parcel: number;
  readonly freight: number;
  readonly mostItems: number;
  readonly hasBankTransfer: boolean;
  /** Over the bare characters. */
  readonly postalCode: RegExp;
  /** The drafted value; null if the draft does not set it. */
  readonly postalPattern: string | null;
  readonly needsDigit: boolean;
  readonly vatDigits: number;
}

interface Cents {
  readonly centAmount: number;
}

interface Address {
  readonly postalCode?: string;
  readonly streetNumber?: string;
  readonly custom?: { readonly fields: { readonly vatNumber?: string } };
}

/** A cart or an order as the backend's REST API answers it. */
export interface RawSale {
  readonly id: string;
  readonly orderNumber?: string;
  readonly createdAt: string;
  readonly completedAt?: string;
  readonly cartState?: string;
  readonly store?: { readonly key: string };
  readonly totalPrice: Cents;
  readonly taxedPrice?: { readonly totalGross: Cents };
  readonly shippingInfo?: { readonly price: Cents };
  readonly lineItems: readonly {
    readonly quantity: number;
    readonly totalPrice: Cents;
    readonly productType: { readonly id: string };
    readonly variant: { readonly attributes?: readonly { readonly name: string; readonly value: unknown }[] };
  }[];
  readonly billingAddress?: Address;
  readonly shippingAddress?: Address;
  readonly paymentInfo?: { readonly payments: readonly { readonly id: string }[] };
}

/** Facts that the count needs in addition to the sale. */
export interface Known {
  readonly standardTypeId: string;
  readonly onDelivery: ReadonlySet<string>;
}

function verdicts(sale: RawSale, rules: HandRules, { standardTypeId }: Known) {
  const goods = sale.lineItems.reduce((total, line) => total + line.totalPrice.centAmount, 0);
  const heavy = sale.lineItems.some((line) =>
    line.variant.attributes?.some(({ name, value }) => name === 'freight' && value === true),
  );
  const fee = heavy ? rules.freight : rules.parcel;
  const shipping = goods >= rules.threshold ? 0 : fee;
  const without =
    (sale.taxedPrice?.totalGross ?? sale.totalPrice).centAmount - (sale.shippingInfo?.price.centAmount ?? 0);
  const items = sale.lineItems.reduce((count, { quantity }) => count + quantity, 0);
  const standard = sale.lineItems
    .filter(({ productType }) => productType.id === standardTypeId)
    .reduce((count, { quantity }) => count + quantity, 0);
  const fewEnough = items <= rules.mostItems;
  const addresses = [sale.billingAddress, sale.shippingAddress].flatMap((address) => address ?? []);
  const onDelivery = fewEnough && without + shipping <= rules.limit && standard <= rules.itemLimit && !heavy;
  return {
    shipping,
    rounding: Math.round((without + shipping + rules.fee) / rules.coin) * rules.coin - without - shipping - rules.fee,
    'cash-on-delivery': onDelivery,
    'bank-transfer': fewEnough && rules.hasBankTransfer,
    'free-shipping': goods >= rules.threshold,
    'postal-code': addresses.every(({ postalCode = '' }) => rules.postalCode.test(postalCode.replace(/ /g, ''))),
    'street-number': addresses.every(({ streetNumber = '' }) => !rules.needsDigit || /[0-9]/.test(streetNumber)),
    'vat-number': addresses.every(({ custom }) => {
      const digits = custom?.fields.vatNumber?.replace(/[^0-9]/g, '');
      return digits === undefined || digits.length >= rules.vatDigits;
    }),
  };
}

const OFFERS = ['cash-on-delivery', 'bank-transfer', 'free-shipping'] as const;
const FIELDS = ['postal-code', 'street-number', 'vat-number'] as const;

/** Outcomes as `[carts, orders]`, amounts as `[carts, orders, before, after]`. */
export type ManualCount = Record<string, number[]>;

/** Adds one cart or order to a count. */
export function countManually(
  count: ManualCount,
  sale: RawSale,
  sides: readonly [HandRules, HandRules],
  known: Known,
): void {
  const [before, after] = sides;
  const [was, is] = [verdicts(sale, before, known), verdicts(sale, after, known)];
  const isOrder = sale.orderNumber !== undefined;
  const add = (name: string, amounts: readonly number[] = []): void => {
    const more = [isOrder ? 0 : 1, isOrder ? 1 : 0, ...amounts];
    count[name] = (count[name] ?? more.map(() => 0)).map((number, index) => number + (more[index] ?? 0));
  };
  for (const offer of OFFERS) if (was[offer] !== is[offer]) add(`${offer}-${is[offer] ? 'gained' : 'lost'}`);
  for (const field of FIELDS) if (was[field] !== is[field]) add(`${field}-${is[field] ? 'passes' : 'fails'}`);
  if (was.shipping !== is.shipping) add('shipping', [was.shipping, is.shipping]);
  const wasPaidSo = sale.paymentInfo?.payments.some(({ id }) => known.onDelivery.has(id)) ?? false;
  const pays = was['cash-on-delivery'] && is['cash-on-delivery'] && (!isOrder || wasPaidSo);
  if (pays && before.fee !== after.fee) add('cash-on-delivery-fee', [before.fee, after.fee]);
  if (pays && was.rounding !== is.rounding) add('cash-rounding', [was.rounding, is.rounding]);
}
