import type { CommerceClient } from './commerce-client.js';

export interface ReportedOrder {
  readonly number: string;
  readonly placedAt: string;
  readonly store: string;
  readonly total: string;
  readonly paymentMethod: string;
  readonly paymentState: string;
}

export interface CommerceReport {
  readonly products: number;
  readonly carts: number;
  readonly orders: number;
  readonly lastOrders: readonly ReportedOrder[];
}

interface Money {
  readonly centAmount: number;
  readonly currencyCode: string;
  readonly fractionDigits: number;
}

interface OrderBody {
  readonly id: string;
  readonly orderNumber?: string;
  readonly createdAt: string;
  /** When an imported order was placed. */
  readonly completedAt?: string;
  readonly store?: { readonly key: string };
  readonly totalPrice: Money;
  readonly taxedPrice?: { readonly totalGross: Money };
  readonly paymentState?: string;
  readonly paymentInfo?: {
    readonly payments: readonly {
      readonly obj?: { readonly paymentMethodInfo?: { readonly method?: string; readonly paymentInterface?: string } };
    }[];
  };
}

interface Page<T> {
  readonly total: number;
  readonly results: readonly T[];
}

const SHOWN_ORDERS = 20;
const readable = ({ centAmount, currencyCode, fractionDigits }: Money): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: fractionDigits,
  }).format(centAmount / 10 ** fractionDigits);

function reported(order: OrderBody): ReportedOrder {
  const method = order.paymentInfo?.payments[0]?.obj?.paymentMethodInfo;
  return {
    number: order.orderNumber ?? order.id,
    placedAt: order.completedAt ?? order.createdAt,
    store: order.store?.key ?? '–',
    total: readable(order.taxedPrice?.totalGross ?? order.totalPrice),
    paymentMethod: method?.method ?? method?.paymentInterface ?? '–',
    paymentState: order.paymentState ?? '–',
  };
}

/** Returns counts and the last orders of the commerce backend. Throws if it does not answer. */
export async function commerceReport(client: CommerceClient): Promise<CommerceReport> {
  const [products, carts, orders] = await Promise.all([
    client.get<Page<unknown>>('products?limit=0'),
    client.get<Page<unknown>>('carts?limit=0'),
    client.get<Page<OrderBody>>(
      `orders?limit=${SHOWN_ORDERS}&sort=createdAt%20desc&expand=paymentInfo.payments%5B*%5D`,
    ),
  ]);
  return {
    products: products.total,
    carts: carts.total,
    orders: orders.total,
    lastOrders: orders.results.map(reported),
  };
}
