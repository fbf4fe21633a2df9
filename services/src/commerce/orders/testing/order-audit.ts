import type pg from 'pg';
import { withClient } from '../../../../../start/src/database/roles.js';
import type { TestProvider } from '../../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import type { Seller } from '../../testing/test-goods.js';

/** An attempt to pay, with the checkout of its cart. */
interface StoredAttempt {
  readonly cartId: string;
  readonly orderNumber: string;
  readonly orderId: string | null;
  readonly status: string;
  readonly method: string;
  /** In cents. */
  readonly due: number;
}

interface Systems {
  readonly databaseUrl: string;
  readonly provider: TestProvider;
  readonly seller: Seller;
}

/** Compares our tables, the commerce backend and the payment provider: each cart must have one order, and each order its money. */
export class OrderAudit {
  private constructor(
    private readonly systems: Systems,
    /** Orders of the demo catalogue, and of carts that are not audited. */
    private readonly ordersBefore: number,
  ) {}

  /** Starts an audit of the orders that are placed from now on. */
  static async begin(systems: Systems): Promise<OrderAudit> {
    return new OrderAudit(systems, await countOrders(systems.seller));
  }

  /** Returns all attempts of these carts. */
  async attempts(cartIds: readonly string[]): Promise<StoredAttempt[]> {
    return this.query<StoredAttempt>(
      `SELECT cart_id AS "cartId", order_number AS "orderNumber", order_id AS "orderId", status::text, method::text,
        (cent_amount + fee_cent_amount + rounding_cent_amount)::float8 AS due
      FROM checkout JOIN payment_attempt USING (cart_id) WHERE cart_id = ANY($1)`,
      [cartIds],
    );
  }

  /** Returns what is lost or doubled. `carts` are all carts that were ordered since the audit began. */
  async problemsOf(carts: readonly { readonly id: string; readonly course: string }[]): Promise<string[]> {
    const [attempts, money, orders] = await Promise.all([
      this.attempts(carts.map(({ id }) => id)),
      this.money(),
      countOrders(this.systems.seller),
    ]);
    const byCart = new Map<string, StoredAttempt[]>(carts.map(({ id }) => [id, []]));
    for (const attempt of attempts) byCart.get(attempt.cartId)?.push(attempt);
    const problems = carts.flatMap(({ id, course }) => {
      const known = byCart.get(id) ?? [];
      const [winner, ...others] = known.filter(({ status }) => status === 'ordered');
      if (!winner || others.length > 0) {
        const states = known.map(({ method, status }) => `${method} ${status}`);
        return [`cart ${id} (${course}) has ${winner ? others.length + 1 : 0} orders: ${states.join(', ')}`];
      }
      const { orderNumber, orderId, method, due } = winner;
      const [expected, collected] = [method === 'online' ? due : 0, money.get(orderNumber) ?? 0];
      return [
        ...(orderId === null ? [`order ${orderNumber} has no id`] : []),
        ...(expected === collected ? [] : [`order ${orderNumber} costs ${expected}, the provider has ${collected}`]),
      ];
    });
    const extra = orders - this.ordersBefore - carts.length;
    return extra === 0 ? problems : [...problems, `${extra} orders too many`];
  }

  /** Returns the provider's references of authorised payments whose webhook is not processed. */
  async unprocessedPayments(): Promise<string[]> {
    const [payments, processed] = await Promise.all([
      this.systems.provider.payments(),
      this.query<{ reference: string }>(
        "SELECT psp_reference AS reference FROM payment_webhook WHERE event_code = 'AUTHORISATION' AND processed_at IS NOT NULL",
        [],
      ),
    ]);
    const known = new Set(processed.map(({ reference }) => reference));
    return payments
      .filter(({ state, pspReference }) => state === 'authorised' && !known.has(pspReference))
      .map(({ pspReference }) => pspReference);
  }

  private query<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
    return query<Row>(this.systems.databaseUrl, sql, values);
  }

  /** Returns the money that the provider has authorised and not returned, in cents, by order number. */
  private async money(): Promise<Map<string, number>> {
    const money = new Map<string, number>();
    for (const { merchantReference, state, amount } of await this.systems.provider.payments()) {
      if (state !== 'authorised') continue;
      const orderNumber = merchantReference.slice(0, merchantReference.lastIndexOf('-'));
      money.set(orderNumber, (money.get(orderNumber) ?? 0) + amount.value);
    }
    return money;
  }
}

const countOrders = async (seller: Seller) => (await seller.get<{ total: number }>('/orders?limit=1')).total;

/** Lets the leases of dead processes expire, which happens by itself after 15 seconds. */
export async function expireLeases(databaseUrl: string): Promise<void> {
  await query(databaseUrl, 'UPDATE payment_attempt SET leased_until = now() WHERE leased_until > now()', []);
}

/** Lets the jobs of dead processes about webhooks run again, which happens by itself after a minute. */
export async function takeOverWebhooks(databaseUrl: string): Promise<void> {
  const sql = "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active' AND name = $1";
  await query(databaseUrl, sql, ['process-payment-webhook']);
}

/** Runs a statement with all rights. */
export const query = <Row extends pg.QueryResultRow>(databaseUrl: string, sql: string, values: unknown[]) =>
  withClient(databaseUrl, async (client) => (await client.query<Row>(sql, values)).rows);
