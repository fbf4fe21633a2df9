import type { Cart } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { changeBusinessUnit } from '../associates/bought-for.js';
import { productFieldsOf } from './line-item.js';
import { invalidOperation } from '../errors/platform-error.js';
import { key, resourceIdentifier, roundingMode, unsupportedProperties } from '../input/draft-parts.js';
import { payments, products } from '../families/families.js';
import { action, assigns, type Action, type Actions } from '../resources/kind.js';
import { referenced } from '../work/references.js';
import { isVisible } from '../work/audience.js';
import { addressCustomActions, checkoutActions, choosesMethod } from './checkout-actions.js';
import { discountCodeActions } from './discount-code-actions.js';
import { ownerActions, withCurrentGroup } from './cart-owner.js';
import { customLineItemActions } from './custom-line-item-actions.js';
import { externalTaxRate, requireExternalTaxMode } from './external-tax-rate.js';
import { myLineItemActions, serviceLineItemActions } from './line-item-actions.js';
import { asShippingRate, shippingRateDraft } from '../settings/shipping-rate-draft.js';
import { setsShippingRateInput } from './shipping-rate-input.js';

const paymentInput = z.object({ payment: resourceIdentifier });

/** Returns the action that adds a payment. Shoppers may only add their own payments. */
const addsPayment = (mine: boolean): Action<Cart> =>
  action(paymentInput, async (cart: Cart, input, work) => {
    const payment = await referenced(work, payments, input.payment);
    if (mine && !isVisible(work.forAudience({ mine: true }))(payment))
      throw invalidOperation('The payment belongs to someone else.');
    const others = (cart.paymentInfo?.payments ?? []).filter(({ id }) => id !== payment.id);
    return { ...cart, paymentInfo: { payments: [...others, { typeId: 'payment' as const, id: payment.id }] } };
  });

const removesPayment: Action<Cart> = action(paymentInput, async (cart: Cart, input, work) => {
  const payment = await referenced(work, payments, input.payment);
  const left = (cart.paymentInfo?.payments ?? []).filter(({ id }) => id !== payment.id);
  return { ...cart, paymentInfo: left.length === 0 ? undefined : { payments: left } };
});

const recalculates: Action<Cart> = action(
  z.object({ updateProductData: z.boolean().default(false) }),
  async (former: Cart, { updateProductData }, work) => {
    const cart = await withCurrentGroup(work, former);
    if (!updateProductData) return cart;
    const found = await work.rows(products).findMany(
      'id',
      cart.lineItems.map(({ productId }) => productId),
    );
    const byId = new Map(found.map((product) => [product.id, product]));
    const lineItems = cart.lineItems.map((line) => {
      const product = byId.get(line.productId);
      const { masterVariant, variants } = product?.masterData.current ?? { masterVariant: undefined, variants: [] };
      const variant = [masterVariant, ...variants].find((one) => one?.id === line.variant.id);
      return product === undefined || variant === undefined
        ? line
        : { ...line, ...productFieldsOf(product, variant, cart) };
    });
    return { ...cart, lineItems };
  },
);

const changesTaxMode = (modes: z.ZodType): Action<Cart> => assigns('taxMode', modes);

/** The update actions of `me` carts. */
export const myCartActions: Actions<Cart> = {
  ...checkoutActions,
  ...myLineItemActions,
  ...discountCodeActions,
  addPayment: addsPayment(true),
  removePayment: removesPayment,
  recalculate: recalculates,
  changeTaxMode: changesTaxMode(z.enum(['Platform', 'Disabled'])),
};

function requireShippingInfo(cart: Cart): NonNullable<Cart['shippingInfo']> {
  if (cart.shippingInfo === undefined) throw invalidOperation('The cart has no shipping method.');
  return cart.shippingInfo;
}

const freezing: Actions<Cart> = {
  freezeCart: action(
    z.object({ strategy: z.enum(['HardFreeze', 'SoftFreeze']).default('SoftFreeze') }),
    (cart: Cart, { strategy }) => {
      if (cart.cartState === 'Frozen') throw invalidOperation('The cart is frozen already.');
      return { ...cart, cartState: 'Frozen' as const, freezeStrategy: strategy };
    },
  ),
  unfreezeCart: action(z.object({}), (cart: Cart) => {
    if (cart.cartState !== 'Frozen') throw invalidOperation('The cart is not frozen.');
    return { ...cart, cartState: 'Active' as const, freezeStrategy: undefined };
  }),
};

/** The update actions of carts for service clients. */
export const cartActions: Actions<Cart> = {
  ...myCartActions,
  ...addressCustomActions,
  ...serviceLineItemActions,
  ...customLineItemActions,
  ...ownerActions,
  ...freezing,
  addPayment: addsPayment(false),
  changeTaxMode: changesTaxMode(z.enum(['Platform', 'External', 'Disabled'])),
  changeTaxRoundingMode: assigns('taxRoundingMode', roundingMode),
  changeTaxCalculationMode: assigns('taxCalculationMode', z.enum(['LineItemLevel', 'UnitPriceLevel'])),
  setShippingMethodTaxRate: action(
    z.object({ externalTaxRate: externalTaxRate.optional(), ...unsupportedProperties('shippingKey') }),
    (cart: Cart, input) => {
      requireExternalTaxMode(cart, input.externalTaxRate);
      return { ...cart, shippingInfo: { ...requireShippingInfo(cart), taxRate: input.externalTaxRate } };
    },
  ),
  setShippingMethod: action(
    z.object({
      shippingMethod: resourceIdentifier.nullish(),
      externalTaxRate: externalTaxRate.optional(),
      ...unsupportedProperties('estimatedDelivery'),
    }),
    (cart: Cart, input, work) => choosesMethod(work, cart, input),
  ),
  setCustomShippingMethod: action(
    z.object({
      shippingMethodName: z.string().min(1),
      shippingRate: shippingRateDraft,
      externalTaxRate: externalTaxRate.optional(),
      ...unsupportedProperties('taxCategory', 'custom', 'estimatedDelivery'),
    }),
    (cart: Cart, { shippingMethodName, shippingRate, externalTaxRate: taxRate }) => {
      requireExternalTaxMode(cart, taxRate);
      if (cart.shippingAddress === undefined)
        throw invalidOperation('The shipping address must be set before a shipping method is chosen.');
      const rate = asShippingRate(shippingRate);
      const shippingMethodState = 'MatchesCart' as const;
      const shippingInfo = { shippingMethodName, price: rate.price, shippingRate: rate, shippingMethodState, taxRate };
      return { ...cart, shippingInfo };
    },
  ),
  setShippingRateInput: setsShippingRateInput,
  changePriceRoundingMode: assigns('priceRoundingMode', roundingMode),
  setKey: assigns('key', key.optional()),
  setBusinessUnit: changeBusinessUnit<Cart>(),
};

/** The actions that a frozen cart allows: those that change no amount. */
export const ALLOWED_WHEN_FROZEN: ReadonlySet<string> = new Set([
  'unfreezeCart',
  'addPayment',
  'removePayment',
  'setCustomType',
  'setCustomField',
  'setLineItemCustomType',
  'setLineItemCustomField',
  'setCustomerEmail',
  'setBillingAddress',
  'setBillingAddressCustomType',
  'setBillingAddressCustomField',
  'setAnonymousId',
  'setCustomerId',
  'setPurchaseOrderNumber',
  'setKey',
]);
