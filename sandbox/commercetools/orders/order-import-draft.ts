import * as z from 'zod';
import { priceDraft } from '../catalogue/price-draft.js';
import { customLineItemPriceMode } from '../carts/custom-line-item.js';
import { shippingDetailsDraft } from '../carts/item-shipping.js';
import { pieces } from '../carts/line-quantity.js';
import {
  addressDraft,
  country,
  customFieldsDraft,
  dateTime,
  email,
  inventoryMode,
  key,
  localizedString,
  money,
  resourceIdentifier,
  roundingMode,
  slug,
  unsupportedProperties,
} from '../input/draft-parts.js';
import { shippingRateDraft } from '../settings/shipping-rate-draft.js';
import { orderNumber, orderState, paymentState, shipmentState } from './order-draft.js';

const subRate = z.object({ name: z.string(), amount: z.number() });

/** A tax rate at the time of the order; it is not looked up in a tax category. */
const taxRate = z.object({
  id: z.string().optional(),
  key: key.optional(),
  name: z.string(),
  amount: z.number().min(0).max(1),
  includedInPrice: z.boolean(),
  country,
  state: z.string().optional(),
  subRates: z.array(subRate).default([]),
});
export type GivenTaxRate = z.output<typeof taxRate>;

const variantDraft = z
  .object({
    id: z.int().optional(),
    sku: z.string().optional(),
    prices: z.array(priceDraft).optional(),
    attributes: z.array(z.object({ name: z.string(), value: z.unknown() })).optional(),
    images: z
      .array(
        z.object({
          url: z.string(),
          label: z.string().optional(),
          dimensions: z.object({ w: z.int(), h: z.int() }),
        }),
      )
      .optional(),
  })
  .refine(({ id, sku }) => id !== undefined || sku !== undefined, 'A variant needs an id or a sku.');

const lineDraft = z
  .object({
    key: key.optional(),
    name: localizedString,
    productId: z.string().optional(),
    variant: variantDraft,
    quantity: pieces,
    price: priceDraft.extend({ value: money }),
    taxRate: taxRate.optional(),
    supplyChannel: resourceIdentifier.optional(),
    distributionChannel: resourceIdentifier.optional(),
    inventoryMode: inventoryMode.optional(),
    shippingDetails: shippingDetailsDraft.optional(),
    custom: customFieldsDraft.optional(),
    ...unsupportedProperties('state'),
  })
  .refine(
    ({ productId, variant }) => variant.id === undefined || productId !== undefined,
    'A variant that is named by its id needs the productId beside it.',
  );
export type LineImportDraft = z.output<typeof lineDraft>;

const shippingInfoDraft = z.object({
  shippingMethodName: z.string(),
  price: money,
  shippingRate: shippingRateDraft,
  taxRate: taxRate.optional(),
  taxCategory: resourceIdentifier.optional(),
  shippingMethod: resourceIdentifier.optional(),
  shippingMethodState: z.enum(['MatchesCart', 'DoesNotMatchCart']).default('MatchesCart'),
  ...unsupportedProperties('deliveries', 'discountedPrice'),
});
export type ShippingInfoImportDraft = z.output<typeof shippingInfoDraft>;

const taxedPriceDraft = z.object({
  totalNet: money,
  totalGross: money,
  taxPortions: z.array(z.object({ name: z.string().optional(), rate: z.number(), amount: money })),
  totalTax: money.optional(),
});
export type TaxedPriceDraft = z.output<typeof taxedPriceDraft>;

const customLineDraft = z.object({
  name: localizedString,
  key: key.optional(),
  slug,
  quantity: pieces,
  money,
  taxRate: taxRate.optional(),
  taxCategory: resourceIdentifier.optional(),
  priceMode: customLineItemPriceMode.default('Standard'),
  shippingDetails: shippingDetailsDraft.optional(),
  custom: customFieldsDraft.optional(),
  ...unsupportedProperties('state'),
});
export type CustomLineImportDraft = z.output<typeof customLineDraft>;

/** The draft of an order that was placed in another system. */
export const orderImportDraft = z.object({
  orderNumber: orderNumber.optional(),
  purchaseOrderNumber: z.string().optional(),
  customerEmail: email.optional(),
  store: resourceIdentifier.optional(),
  customerId: z.string().optional(),
  customerGroup: resourceIdentifier.optional(),
  businessUnit: resourceIdentifier.optional(),
  lineItems: z.array(lineDraft).max(500).default([]),
  customLineItems: z.array(customLineDraft).max(500).default([]),
  itemShippingAddresses: z.array(addressDraft).max(500).default([]),
  totalPrice: money,
  taxedPrice: taxedPriceDraft.optional(),
  priceRoundingMode: roundingMode.default('HalfEven'),
  taxRoundingMode: roundingMode.default('HalfEven'),
  taxCalculationMode: z.enum(['LineItemLevel', 'UnitPriceLevel']).default('LineItemLevel'),
  inventoryMode: inventoryMode.default('None'),
  billingAddress: addressDraft.optional(),
  shippingAddress: addressDraft.optional(),
  shippingInfo: shippingInfoDraft.optional(),
  paymentInfo: z.object({ payments: z.array(resourceIdentifier) }).optional(),
  paymentState: paymentState.optional(),
  shipmentState: shipmentState.optional(),
  orderState: orderState.default('Open'),
  state: resourceIdentifier.optional(),
  country: country.optional(),
  origin: z.enum(['Customer', 'Merchant', 'Quote']).default('Customer'),
  completedAt: dateTime.optional(),
  custom: customFieldsDraft.optional(),
});
export type OrderImportDraft = z.output<typeof orderImportDraft>;
