import { netCentAmount } from '@manifold/domain/vat-number/net-prices';
import { money, sum, type Money } from '@manifold/domain/money/money';
import { moneyValue } from '../carts/cart-record.js';
import { writtenGrossCustomLines } from '../carts/gross-custom-lines.js';
import { setCustomField } from '../custom-types/custom-fields.js';
import { CART_TYPE_KEY } from '../custom-types/custom-types.js';
import type { CartRecord } from '../ports/cart-records.js';

type Action = Readonly<Record<string, object>>;

const TAX_NAME = 'Intra-community supply';

const grossSubtotal = ({ lineItems, customLineItems, totalPrice }: CartRecord): Money =>
  sum(money(0, totalPrice.currencyCode), ...[...lineItems, ...customLineItems].map((line) => line.totalPrice));

/** Returns the inputs that remember the prices of custom lines: the platform knows only those of products. */
const rememberedLines = ({ customLineItems }: CartRecord): Action[] =>
  customLineItems.length > 0 ? [setCustomField('grossCustomLines', writtenGrossCustomLines(customLineItems))] : [];

const changedMoney = (customLineItemId: string, centPrecision: object): Action => ({
  changeCustomLineItemMoney: { customLineItemId, money: { centPrecision } },
});

/** Returns the inputs that restore the prices of custom lines; one that was added at net prices keeps its own. */
function restoredLines({ customLineItems }: CartRecord): Action[] {
  const restored = customLineItems.flatMap(({ id, price, grossBeforeNetCentAmount: centAmount }): Action[] =>
    centAmount === undefined ? [] : [changedMoney(id, { currencyCode: price.currencyCode, centAmount })],
  );
  return restored.length > 0 ? [...restored, setCustomField('grossCustomLines', null)] : [];
}

/** Returns the `CartUpdateAction` inputs that set net prices without tax on every line and on shipping. */
export function netPriceActions(cart: CartRecord, country: string, rate: number): Action[] {
  const externalTaxRate = { name: TAX_NAME, amount: 0, country, includedInPrice: false };
  const net = ({ centAmount, currencyCode }: Money) => ({ currencyCode, centAmount: netCentAmount(centAmount, rate) });
  const lines = cart.lineItems.flatMap(({ id, price }): Action[] => [
    {
      setLineItemPrice: { lineItemId: id, externalPrice: { centPrecision: net(price.discounted ?? price.value) } },
    },
    { setLineItemTaxRate: { lineItemId: id, externalTaxRate } },
  ]);
  const customLines = cart.customLineItems.flatMap(({ id, price }): Action[] => [
    changedMoney(id, net(price)),
    { setCustomLineItemTaxRate: { customLineItemId: id, externalTaxRate } },
  ]);
  const { shippingInfo } = cart;
  // A method of the project would compare its free-shipping limit with the net sum.
  const shipping = shippingInfo && {
    setCustomShippingMethod: {
      shippingMethodName: shippingInfo.methodName,
      shippingRate: { price: net(shippingInfo.price) },
      externalTaxRate,
    },
  };
  return [
    { changeTaxMode: { taxMode: 'External' } },
    ...(cart.hasCustomType ? [] : [{ setCustomType: { typeKey: CART_TYPE_KEY, fields: [] } }]),
    setCustomField('netPricesDue', null),
    setCustomField('grossBeforeNet', moneyValue(cart.totalPrice)),
    setCustomField('grossSubtotalBeforeNet', moneyValue(grossSubtotal(cart))),
    ...rememberedLines(cart),
    ...lines,
    ...customLines,
    ...(shipping ? [shipping, setCustomField('netShippingMethod', shippingInfo.methodKey)] : []),
  ];
}

/** Returns the inputs that restore the platform's prices, and remember whether net prices are due again. */
export function platformPriceActions(cart: CartRecord, isNetDue: boolean): Action[] {
  return [
    { changeTaxMode: { taxMode: 'Platform' } },
    ...cart.lineItems.map(({ id }) => ({ setLineItemPrice: { lineItemId: id } })),
    ...restoredLines(cart),
    { setShippingMethod: {} },
    setCustomField('grossBeforeNet', null),
    setCustomField('grossSubtotalBeforeNet', null),
    setCustomField('netShippingMethod', null),
    setCustomField('netPricesDue', isNetDue ? true : null),
  ];
}
