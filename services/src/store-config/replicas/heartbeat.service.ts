import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../../platform/env/env.js';
import { processName } from '../../platform/env/process-name.js';
import { HealthParts } from '../../platform/health/health-parts.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LiveConfig } from '../live/live-config.js';

const INTERVAL_MS = 4_000;
const MEGABYTE = 1024 * 1024;

/** Writes a heartbeat to Postgres every few seconds and with every revision: that this process runs and what it serves. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly id = randomUUID();
  private readonly host: string;
  private readonly version: string;
  private ailing: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private unsubscribe: (() => void) | undefined;
  private writing: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly prisma: PrismaService,
    private readonly live: LiveConfig,
    private readonly health: HealthParts,
    env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.host = processName(env);
    this.version = env.release;
  }

  /** Starts the heartbeat. The application does not wait for it, because a replica also serves while Postgres is down. */
  onApplicationBootstrap(): void {
    this.unsubscribe = this.live.onChange(() => this.send());
    this.timer = setInterval(() => void this.checkAndSend(), INTERVAL_MS);
    this.timer.unref();
    this.send();
  }

  /** Deletes the heartbeat, so that a process that was stopped on purpose is not listed. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    this.unsubscribe?.();
    await this.writing;
    await this.logFailure(() => this.prisma.replica.deleteMany({ where: { id: this.id } }));
  }

  /** Checks the health first, which takes a while if something does not answer. */
  private async checkAndSend(): Promise<void> {
    const { parts } = await this.health.readiness();
    this.ailing = Object.entries(parts).flatMap(([name, { status }]) => (status === 'up' ? [] : [name]));
    this.send();
  }

  /** Writes one heartbeat at a time. Calls during a write cause one more. */
  private send(): void {
    this.again = true;
    this.writing ??= this.writeUntilDone().finally(() => (this.writing = undefined));
  }

  private async writeUntilDone(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      await this.logFailure(() => this.write());
    }
  }

  /** Uses only the database's clock, because the clocks of machines differ. */
  private async write(): Promise<void> {
    const { id, host, version, ailing, live } = this;
    const { open, busy, waiting } = this.prisma.pool;
    const memory = Math.round(process.memoryUsage.rss() / MEGABYTE);
    await this.prisma.$executeRaw`
      INSERT INTO replica (id, host, version, revision, memory_megabytes, pool_open, pool_busy, pool_waiting, ailing)
      VALUES (${id}::uuid, ${host}, ${version}, ${live.revision}, ${memory}, ${open}, ${busy}, ${waiting}, ${ailing})
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, memory_megabytes = excluded.memory_megabytes,
        pool_open = excluded.pool_open, pool_busy = excluded.pool_busy, pool_waiting = excluded.pool_waiting,
        ailing = excluded.ailing, seen = now()`;
    await this.prisma.$executeRaw`DELETE FROM replica WHERE seen < now() - interval '1 minute'`;
  }

  /** Only logs a failure, because shoppers do not depend on it; the next heartbeat tries again. */
  private async logFailure(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.debug({ reason: error instanceof Error ? error.message : String(error) }, 'heartbeat not written');
    }
  }
}
