import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import pg from 'pg';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { REVISION_CHANNEL } from '../publishing/publisher.service.js';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5000;

/** Listens for notifications of new revisions over its own connection, and reconnects when it breaks. */
@Injectable()
export class RevisionNotifications {
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = FIRST_WAIT_MS;
  private stopped = false;

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Calls back with every new revision, and after every reconnect, because notifications may have been missed. */
  listen(onNotification: () => void): void {
    void this.connect(onNotification);
  }

  /** Ends the connection for good. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(onNotification: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.env.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: this.env.deadlines.database.connect,
      query_timeout: this.env.deadlines.database.longQuery,
    });
    this.client = client;
    let broken = false;
    const reconnect = (error?: Error) => {
      if (broken || this.stopped) return;
      broken = true;
      this.logger[this.wait > FIRST_WAIT_MS ? 'debug' : 'warn'](
        { reason: error?.message },
        'lost the connection for config notifications, reconnecting',
      );
      void client.end().catch(() => undefined);
      this.timer = setTimeout(() => void this.connect(onNotification), this.wait);
      this.wait = Math.min(this.wait * 2, MAX_WAIT_MS);
    };
    client.on('error', reconnect);
    client.on('end', () => reconnect());
    client.on('notification', onNotification);
    try {
      await client.connect();
      await client.query(`LISTEN ${REVISION_CHANNEL}`);
      this.wait = FIRST_WAIT_MS;
      onNotification();
    } catch (error) {
      reconnect(error instanceof Error ? error : undefined);
    }
  }
}
