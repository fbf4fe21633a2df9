import type { Queryable } from '../../../commercetools/storage/database.js';
import type { ProviderDatabase } from '../storage/provider-database.js';
import type { NotificationItem } from './notification.js';

export interface Webhook {
  readonly id: number;
  readonly item: NotificationItem;
  /** When it is sent next; null once it was accepted. */
  readonly dueAt: string | null;
  readonly attempts: number;
  readonly lastAnswer: string | null;
}

const COLUMNS = 'id, item, due_at AS "dueAt", attempts, last_answer AS "lastAnswer"';

/** The outbox of webhooks. A webhook stays in it after it was accepted, so that it can be sent again. */
export class WebhooksRepository {
  constructor(private readonly database: ProviderDatabase) {}

  /** Adds a webhook, due after the delay of the settings. */
  async add(connection: Queryable, item: NotificationItem): Promise<void> {
    const delay = `(SELECT (body ->> 'webhookDelayMs')::float8 FROM provider_settings)`;
    await connection.query(
      `INSERT INTO provider_webhooks (item, due_at)
       VALUES ($1, now() + make_interval(secs => coalesce(${delay}, 0) / 1000.0))`,
      [JSON.stringify(item)],
    );
  }

  /** Returns the webhooks, newest first. */
  list(limit: number): Promise<readonly Webhook[]> {
    return this.database.rows<Webhook>(`SELECT ${COLUMNS} FROM provider_webhooks ORDER BY id DESC LIMIT $1`, [limit]);
  }

  /** Returns webhooks that should be sent now, oldest first. */
  due(limit: number): Promise<readonly Webhook[]> {
    const condition = 'due_at <= clock_timestamp()';
    return this.database.rows<Webhook>(
      `SELECT ${COLUMNS} FROM provider_webhooks WHERE ${condition} ORDER BY id LIMIT $1`,
      [limit],
    );
  }

  /** Returns the milliseconds until the next webhook is due; undefined if all were accepted. */
  async untilNext(): Promise<number | undefined> {
    const [row] = await this.database.rows<{ ms: number | null }>(
      `SELECT extract(epoch FROM min(due_at) - clock_timestamp())::float8 * 1000 AS ms FROM provider_webhooks`,
    );
    return row?.ms ?? undefined;
  }

  async accepted(id: number, answer: string): Promise<void> {
    await this.database.rows(
      'UPDATE provider_webhooks SET due_at = NULL, attempts = attempts + 1, last_answer = $2 WHERE id = $1',
      [id, answer],
    );
  }

  async refused(id: number, answer: string, retryMs: number): Promise<void> {
    await this.database.rows(
      `UPDATE provider_webhooks SET attempts = attempts + 1, last_answer = $2,
         due_at = clock_timestamp() + make_interval(secs => $3 / 1000.0) WHERE id = $1`,
      [id, answer, retryMs],
    );
  }

  /** Makes a webhook due, also one that was accepted. Returns false if it does not exist. */
  async sendAgain(id: number): Promise<boolean> {
    const rows = await this.database.rows('UPDATE provider_webhooks SET due_at = now() WHERE id = $1 RETURNING id', [
      id,
    ]);
    return rows.length > 0;
  }
}
