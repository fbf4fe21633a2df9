/** The address of the commerce backend and the credentials of this page. */
export interface CommerceAccess {
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

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
const TIMEOUT_MS = 5000;

async function json<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return (await response.json()) as T;
}

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

/** Reads the commerce backend through its own API, as any client would. */
export class CommerceReader {
  private token: Promise<string> | undefined;

  constructor(private readonly access: CommerceAccess) {}

  /** Returns counts and the last orders. Throws if the backend does not answer. */
  async report(): Promise<CommerceReport> {
    const [products, carts, orders] = await Promise.all([
      this.page<unknown>('products?limit=0'),
      this.page<unknown>('carts?limit=0'),
      this.page<OrderBody>(`orders?limit=${SHOWN_ORDERS}&sort=createdAt%20desc&expand=paymentInfo.payments%5B*%5D`),
    ]);
    return {
      products: products.total,
      carts: carts.total,
      orders: orders.total,
      lastOrders: orders.results.map(reported),
    };
  }

  private async page<T>(path: string): Promise<Page<T>> {
    this.token ??= this.requestToken();
    try {
      const headers = { authorization: `Bearer ${await this.token}` };
      return await json<Page<T>>(`${this.access.apiUrl}/${this.access.projectKey}/${path}`, { headers });
    } catch (error) {
      // The next report requests a new token: the backend may have been reset.
      this.token = undefined;
      throw error;
    }
  }

  private async requestToken(): Promise<string> {
    const { authUrl, clientId, clientSecret } = this.access;
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const { access_token: token } = await json<{ access_token: string }>(`${authUrl}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    return token;
  }
}
