import { sell, type Seller } from '../../../testing/test-goods.js';
import type { RawSale } from './manual-count.js';

/** A store for test sales, and one of its products. */
export interface TestMarket {
  readonly storeKey: string;
  readonly country: string;
  readonly currencyCode: string;
  /** SKU of a product that the limits count as a machine. */
  readonly machine: string;
}

interface Wanted {
  readonly sku: string;
  readonly quantity: number;
  readonly centAmount: number;
}

/** A cart by product and price, with its address. */
export interface TestCart extends Wanted {
  readonly postalCode: string;
  readonly streetNumber: string;
  readonly vatNumber: string | undefined;
  /** Shipping is unknown until there is an address. */
  readonly hasAddress: boolean;
}

const PLAIN = 'EX58000001';
const HEAVY = 'EX58000002';
const AT_ONCE = 8;
const PAGE = 500;

/** Creates an accessory and a heavy machine. Every cart replaces their prices. */
export async function sellTestGoods(seller: Seller, markets: readonly TestMarket[]): Promise<void> {
  const currencies = Object.fromEntries(markets.map(({ country, currencyCode }) => [country, currencyCode]));
  const prices = Object.fromEntries(markets.map(({ country }) => [country, 100]));
  await sell(seller, { sku: PLAIN, isFreight: false, prices }, currencies);
  await sell(seller, { sku: HEAVY, isFreight: true, prices }, currencies);
}

/** Returns a cart for each price and kind of product, with alternating addresses. */
export function testCarts({ machine }: TestMarket, prices: readonly number[]): TestCart[] {
  const kinds = [
    { sku: PLAIN, quantity: 1 },
    { sku: PLAIN, quantity: 4 },
    { sku: machine, quantity: 1 },
    { sku: machine, quantity: 2 },
    { sku: HEAVY, quantity: 1 },
  ];
  const carts = prices.flatMap((centAmount) => kinds.map((kind) => ({ ...kind, centAmount })));
  return carts.map((cart, index) => ({
    ...cart,
    postalCode: ['811 01', '04011', '911 05', '8110'][index % 4] ?? '',
    streetNumber: ['12', 'Vila Anna', '7/a'][index % 3] ?? '',
    vatNumber: [undefined, 'SK4030000007', 'SK40300'][index % 3],
    hasAddress: index % 5 !== 4,
  }));
}

function addressOf({ country }: TestMarket, { postalCode, streetNumber, vatNumber }: TestCart) {
  const custom = vatNumber && { type: { typeId: 'type', key: 'address' }, fields: { vatNumber } };
  return { country, postalCode, streetNumber, ...(custom ? { custom } : {}) };
}

async function inSequence<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map((item, index) => work(item, start + index)));
  }
}

/** Creates open carts in a store. */
export function createCarts(seller: Seller, market: TestMarket, carts: readonly TestCart[]): Promise<void> {
  const { storeKey, country, currencyCode } = market;
  return inSequence(carts, (cart) => {
    const { sku, quantity, centAmount, hasAddress } = cart;
    const address = addressOf(market, cart);
    const method = { typeId: 'shipping-method', key: sku === HEAVY ? 'freight' : 'parcel' };
    return seller.post(`/in-store/key=${storeKey}/carts`, {
      currency: currencyCode,
      country,
      lineItems: [{ sku, quantity, externalPrice: { currencyCode, centAmount } }],
      ...(hasAddress ? { shippingAddress: address, billingAddress: address, shippingMethod: method } : {}),
    });
  });
}

/** Imports orders of `daysAgo` days ago with the shipping cost of that day; every second one is paid on delivery. */
export function placeOrders(
  seller: Seller,
  market: TestMarket,
  carts: readonly TestCart[],
  { daysAgo, shipping }: { readonly daysAgo: number; readonly shipping: number },
): Promise<void> {
  const { storeKey, country, currencyCode } = market;
  const amount = (centAmount: number) => ({ currencyCode, centAmount });
  return inSequence(carts, async (cart, index) => {
    const { sku, quantity, centAmount } = cart;
    const name = `${country}-${daysAgo}-${index}`.replace('.', '_');
    const paymentInterface = index % 2 === 0 ? 'cash-on-delivery' : 'bank-transfer';
    const total = amount(centAmount * quantity + shipping);
    await seller.post('/payments', { key: name, amountPlanned: total, paymentMethodInfo: { paymentInterface } });
    const address = addressOf(market, cart);
    await seller.post('/orders/import', {
      orderNumber: name,
      store: { typeId: 'store', key: storeKey },
      country,
      lineItems: [{ name: { en: sku }, variant: { sku }, quantity, price: { value: amount(centAmount) } }],
      totalPrice: total,
      shippingInfo: {
        shippingMethodName: 'As it was then',
        price: amount(shipping),
        shippingRate: { price: amount(shipping) },
      },
      shippingAddress: address,
      billingAddress: address,
      paymentInfo: { payments: [{ typeId: 'payment', key: name }] },
      completedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    });
  });
}

/** Returns all rows of a list, page by page. */
export async function allOf<Row = RawSale>(seller: Seller, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await seller.get<{ results: Row[] }>(`${path}?limit=${PAGE}&offset=${rows.length}&sort=id%20asc`);
    rows.push(...page.results);
    if (page.results.length < PAGE) return rows;
  }
}
