import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import pg from 'pg';
import { Semaphore } from '../concurrency/semaphore.js';
import { within } from '../concurrency/within.js';
import { Env } from '../env/env.js';
import { LOGGER } from '../logging/logging.module.js';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5000;
/** How often the connection is tested, in units of the deadline for a connect. A dead one would miss notifications unnoticed. */
const TEST_AFTER_DEADLINES = 3;

/** The channels of `NOTIFY`: revisions of the config, changes of carts. */
export type NotificationChannel = 'config_revision' | 'live_cart';

/** Postgres refuses longer payloads. */
export const MAX_PAYLOAD_BYTES = 7999;

type Listener = (payload: string | undefined) => void;

/** Sends and receives notifications of Postgres between the replicas, over one connection that it opens again when it breaks. */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  private readonly listeners = new Map<NotificationChannel, Set<Listener>>();
  private client: pg.Client | undefined;
  /** Belongs to the present connection, which runs one query at a time. */
  private querySemaphore = new Semaphore(1);
  private isConnected = false;
  private timer: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private wait = FIRST_WAIT_MS;
  private stopped = false;

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Calls back with the payload of every notification on the channel, and with undefined after every connect, because
   * notifications may have been missed.
   */
  listen(channel: NotificationChannel, listener: Listener): void {
    const others = this.listeners.get(channel);
    this.listeners.set(channel, new Set([...(others ?? []), listener]));
    if (!this.client) void this.connect();
    else if (this.isConnected && !others) this.query(this.client, `LISTEN ${channel}`).catch(() => undefined);
  }

  /** Notifies all replicas, this one included. Rejects without a connection; the notification is lost then. */
  async send(channel: NotificationChannel, payload: string): Promise<void> {
    if (!this.client || !this.isConnected) throw new Error('No connection for notifications');
    await this.query(this.client, 'SELECT pg_notify($1, $2)', [channel, payload]);
  }

  /** Ends the connection for good. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.env.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: this.env.deadlines.database.connect,
      query_timeout: this.env.deadlines.database.longQuery,
    });
    this.client = client;
    this.querySemaphore = new Semaphore(1);
    let broken = false;
    const reconnect = (error?: Error) => {
      if (broken || this.stopped) return;
      broken = true;
      this.isConnected = false;
      clearInterval(this.heartbeat);
      this.logger[this.wait > FIRST_WAIT_MS ? 'debug' : 'warn'](
        { reason: error?.message },
        'lost the connection for notifications, reconnecting',
      );
      void client.end().catch(() => undefined);
      this.timer = setTimeout(() => void this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, MAX_WAIT_MS);
    };
    client.on('error', reconnect);
    client.on('end', () => reconnect());
    client.on('notification', ({ channel, payload }) => this.receive(channel, payload));
    try {
      await client.connect();
      this.isConnected = true;
      for (const channel of this.listeners.keys()) await this.query(client, `LISTEN ${channel}`);
      this.wait = FIRST_WAIT_MS;
      this.heartbeat = this.testRegularly(client, reconnect);
      for (const channel of this.listeners.keys()) this.receive(channel, undefined);
    } catch (error) {
      reconnect(error instanceof Error ? error : undefined);
    }
  }

  /** Tests the connection from time to time, and calls back if Postgres does not answer in time. */
  private testRegularly(client: pg.Client, onDead: (error: Error) => void): NodeJS.Timeout {
    const { connect } = this.env.deadlines.database;
    const test = async (): Promise<void> => {
      const answered = await within(connect, this.query(client, 'SELECT 1')).catch(() => undefined);
      if (!answered) onDead(new Error('No answer in time'));
    };
    return setInterval(() => void test(), connect * TEST_AFTER_DEADLINES).unref();
  }

  private query(client: pg.Client, text: string, values?: readonly string[]): Promise<pg.QueryResult> {
    return this.querySemaphore.run(() => client.query(text, values && [...values]));
  }

  private receive(channel: string, payload: string | undefined): void {
    const concerned = [...this.listeners].find(([name]) => name === channel)?.[1] ?? [];
    for (const listener of concerned) listener(payload);
  }
}
