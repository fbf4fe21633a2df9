import type { Sale, SaleAddress } from '@manifold/domain/impact/sale';
import { countedPieces } from '@manifold/domain/quantity/counted-pieces';
import type { RawField } from '../custom-types/custom-types.js';

interface Cents {
  readonly centAmount: number;
}

interface AddressAnswer {
  readonly country: string;
  readonly postalCode: string | null;
  readonly streetNumber: string | null;
  readonly custom: { readonly customFieldsRaw: readonly RawField[] | null } | null;
}

interface LineAnswer {
  readonly quantity: number;
  readonly totalPrice: Cents | null;
  readonly productType: { readonly key: string | null } | null;
  readonly variant: { readonly attributesRaw: readonly RawField[] } | null;
}

interface ListedSale {
  readonly id: string;
  readonly totalPrice: Cents & { readonly currencyCode: string };
  readonly taxedPrice: { readonly totalGross: Cents } | null;
  readonly shippingInfo: { readonly price: Cents; readonly discountedPrice: { readonly value: Cents } | null } | null;
  readonly lineItems: readonly LineAnswer[];
  readonly billingAddress: AddressAnswer | null;
  readonly shippingAddress: AddressAnswer | null;
}

export interface ListedCart extends ListedSale {
  readonly key: string | null;
}

export interface ListedOrder extends ListedSale {
  readonly orderNumber: string | null;
  readonly paymentInfo: {
    readonly payments: readonly { readonly paymentMethodInfo: { readonly paymentInterface: string | null } }[];
  } | null;
}

const CASH_ON_DELIVERY = 'cash-on-delivery';

const valueOf = (fields: readonly RawField[] | null | undefined, name: string): unknown =>
  fields?.find((field) => field.name === name)?.value;

const isFreight = ({ variant }: LineAnswer): boolean => valueOf(variant?.attributesRaw, 'freight') === true;

function saleAddress({ country, postalCode, streetNumber, custom }: AddressAnswer): SaleAddress {
  const vatNumber = valueOf(custom?.customFieldsRaw, 'vatNumber');
  return {
    country,
    postalCode: postalCode ?? '',
    streetNumber: streetNumber ?? '',
    vatNumber: typeof vatNumber === 'string' && vatNumber !== '' ? vatNumber : null,
  };
}

function shippingOf({ shippingInfo }: ListedSale): Sale['shipping'] {
  if (shippingInfo === null) return null;
  const { centAmount } = shippingInfo.price;
  return { centAmount, paidCentAmount: shippingInfo.discountedPrice?.value.centAmount ?? centAmount };
}

function saleFacts(answer: ListedSale) {
  const { lineItems, totalPrice, taxedPrice, billingAddress, shippingAddress } = answer;
  return {
    currencyCode: totalPrice.currencyCode,
    goodsCentAmount: lineItems.reduce((total, line) => total + (line.totalPrice?.centAmount ?? 0), 0),
    grossCentAmount: (taxedPrice?.totalGross ?? totalPrice).centAmount,
    shipping: shippingOf(answer),
    ...countedPieces(
      lineItems.map(({ productType, quantity }) => ({ productTypeKey: productType?.key ?? '', quantity })),
    ),
    hasFreight: lineItems.some(isFreight),
    addresses: [billingAddress, shippingAddress].flatMap((address) => (address ? saleAddress(address) : [])),
  };
}

/** Maps a listed cart, without its owner. */
export function cartSale(answer: ListedCart): Sale {
  return { kind: 'cart', name: answer.id, isPaidOnDelivery: false, ...saleFacts(answer) };
}

/** Maps a listed order, without its owner. */
export function orderSale(answer: ListedOrder): Sale {
  const payments = answer.paymentInfo?.payments ?? [];
  const isPaidOnDelivery = payments.some(
    ({ paymentMethodInfo }) => paymentMethodInfo.paymentInterface === CASH_ON_DELIVERY,
  );
  return { kind: 'order', name: answer.orderNumber ?? answer.id, isPaidOnDelivery, ...saleFacts(answer) };
}
