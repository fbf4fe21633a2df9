import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../../platform/env/env.js';
import { processName } from '../../platform/env/process-name.js';
import { HealthParts } from '../../platform/health/health-parts.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LiveConfig } from '../live/live-config.js';

const BEAT_MS = 4_000;
const MEGABYTE = 1024 * 1024;

/** Tells Postgres every few seconds, and with every revision, that this process runs and what it serves. */
@Injectable()
export class SignOfLife implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly id = randomUUID();
  private readonly host: string;
  private readonly version: string;
  private ailing: string[] = [];
  private beat: NodeJS.Timeout | undefined;
  private forget: (() => void) | undefined;
  private telling: Promise<void> | undefined;
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

  /** Begins to tell. The start does not wait for it: a replica serves with Postgres down. */
  onApplicationBootstrap(): void {
    this.forget = this.live.onChange(() => this.tell());
    this.beat = setInterval(() => void this.look(), BEAT_MS);
    this.beat.unref();
    this.tell();
  }

  /** Says good-bye, so that nobody wonders about a process that was stopped on purpose. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.beat);
    this.forget?.();
    await this.telling;
    await this.quietly(() => this.prisma.replica.deleteMany({ where: { id: this.id } }));
  }

  /** What is not well is found out first, which takes a while where something does not answer. */
  private async look(): Promise<void> {
    const { parts } = await this.health.readiness();
    this.ailing = Object.entries(parts).flatMap(([name, { status }]) => (status === 'up' ? [] : [name]));
    this.tell();
  }

  /** One telling at a time; what comes meanwhile is told once more. */
  private tell(): void {
    this.again = true;
    this.telling ??= this.tellUntilDone().finally(() => (this.telling = undefined));
  }

  private async tellUntilDone(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      await this.quietly(() => this.write());
    }
  }

  /** By the database's clock alone: two machines never agree on the second. */
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

  /** Nothing that shoppers see depends on this: with Postgres away it is told at the next beat. */
  private async quietly(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.debug({ reason: error instanceof Error ? error.message : String(error) }, 'no sign of life left');
    }
  }
}
