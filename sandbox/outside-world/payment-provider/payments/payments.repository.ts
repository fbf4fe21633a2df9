import type { Queryable } from '../../../commercetools/storage/database.js';
import type { ProviderDatabase } from '../storage/provider-database.js';
import type { Payment } from './payment.js';

interface Row {
  readonly body: Payment;
}

/** Reads and writes payments. Those that change are locked until the end of the transaction. */
export class PaymentsRepository {
  constructor(private readonly database: ProviderDatabase) {}

  /** Returns the payments after an offset, newest first. */
  async list(limit: number, offset = 0): Promise<readonly Payment[]> {
    const rows = await this.database.rows<Row>(
      'SELECT body FROM provider_payments ORDER BY number DESC LIMIT $1 OFFSET $2',
      [limit, offset],
    );
    return rows.map(({ body }) => body);
  }

  async find(pspReference: string): Promise<Payment | undefined> {
    const [row] = await this.database.rows<Row>('SELECT body FROM provider_payments WHERE psp_reference = $1', [
      pspReference,
    ]);
    return row?.body;
  }

  async findByToken(token: string): Promise<Payment | undefined> {
    const [row] = await this.database.rows<Row>('SELECT body FROM provider_payments WHERE token = $1', [token]);
    return row?.body;
  }

  async lock(connection: Queryable, pspReference: string): Promise<Payment | undefined> {
    const { rows } = await connection.query<Row>(
      'SELECT body FROM provider_payments WHERE psp_reference = $1 FOR UPDATE',
      [pspReference],
    );
    return rows[0]?.body;
  }

  async lockByToken(connection: Queryable, token: string): Promise<Payment | undefined> {
    const { rows } = await connection.query<Row>('SELECT body FROM provider_payments WHERE token = $1 FOR UPDATE', [
      token,
    ]);
    return rows[0]?.body;
  }

  async save(connection: Queryable, payment: Payment): Promise<void> {
    await connection.query(
      `INSERT INTO provider_payments (psp_reference, token, body) VALUES ($1, $2, $3)
       ON CONFLICT (psp_reference) DO UPDATE SET token = EXCLUDED.token, body = EXCLUDED.body`,
      [payment.pspReference, payment.step?.token ?? null, JSON.stringify(payment)],
    );
  }
}
