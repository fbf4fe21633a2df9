import { openDatabase, type Database, type Queryable } from '../../../commercetools/storage/database.js';

const MAX_CONNECTIONS = 6;
/** Two processes must not create the tables at the same time. */
const SCHEMA_LOCK = 72_000_001;

const TABLES = `
  CREATE TABLE IF NOT EXISTS provider_payments (
    psp_reference text PRIMARY KEY,
    token text UNIQUE,
    number bigserial,
    body jsonb NOT NULL
  );
  CREATE TABLE IF NOT EXISTS provider_answers (
    idempotency_key text PRIMARY KEY,
    request_hash text NOT NULL,
    status integer,
    body jsonb
  );
  CREATE TABLE IF NOT EXISTS provider_webhooks (
    id bigserial PRIMARY KEY,
    item jsonb NOT NULL,
    due_at timestamptz,
    attempts integer NOT NULL DEFAULT 0,
    last_answer text
  );
  CREATE INDEX IF NOT EXISTS provider_webhooks_due ON provider_webhooks (due_at) WHERE due_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS provider_bookings (
    id bigserial PRIMARY KEY,
    merchant_account text NOT NULL,
    psp_reference text NOT NULL,
    merchant_reference text NOT NULL,
    method text NOT NULL,
    booked_at timestamptz NOT NULL DEFAULT now(),
    record_type text NOT NULL,
    currency text NOT NULL,
    authorised bigint NOT NULL,
    captured bigint NOT NULL
  );
  -- Databases of older sandboxes; changes nothing in others.
  ALTER TABLE provider_bookings ALTER COLUMN authorised TYPE bigint, ALTER COLUMN captured TYPE bigint;
  CREATE INDEX IF NOT EXISTS provider_bookings_day ON provider_bookings (merchant_account, booked_at);
  CREATE TABLE IF NOT EXISTS provider_settings (
    id boolean PRIMARY KEY DEFAULT true CHECK (id),
    body jsonb NOT NULL
  );`;

/** The provider's tables in the sandbox's database. They are created at the first use, so that Postgres may start later. */
export class ProviderDatabase {
  private readonly database: Database;
  private ready: Promise<void> | undefined;

  constructor(url: string) {
    this.database = openDatabase(url, { name: 'payment-provider-sandbox', maxConnections: MAX_CONNECTIONS });
  }

  /** Runs `work` in one transaction; any error rolls all of it back. */
  async transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T> {
    await this.created();
    return this.database.transaction(work);
  }

  /** Returns the rows of one statement. */
  async rows<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    await this.created();
    return (await this.database.query<Row>(text, values)).rows;
  }

  /** Removes all payments, answers and webhooks, and resets the settings. */
  async clear(): Promise<void> {
    await this.rows(
      'TRUNCATE provider_payments, provider_answers, provider_bookings, provider_webhooks, provider_settings',
    );
  }

  close(): Promise<void> {
    return this.database.close();
  }

  private created(): Promise<void> {
    this.ready ??= this.create().catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  private create(): Promise<void> {
    return this.database.transaction(async (connection) => {
      await connection.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await connection.query(TABLES);
    });
  }
}
