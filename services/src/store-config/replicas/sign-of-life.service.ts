import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LiveConfig } from '../delivery/live-config.js';

const BEAT_MS = 4_000;

/** Tells Postgres every few seconds, and with every revision, that this process runs and what it serves. */
@Injectable()
export class SignOfLife implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly id = randomUUID();
  private readonly host: string;
  private beat: NodeJS.Timeout | undefined;
  private forget: (() => void) | undefined;
  private telling: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly prisma: PrismaService,
    private readonly live: LiveConfig,
    env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.host = `${os.hostname()}:${env.port}`;
  }

  /** Begins to tell. The start does not wait for it: a replica serves with Postgres down. */
  onApplicationBootstrap(): void {
    this.forget = this.live.onChange(() => this.tell());
    this.beat = setInterval(() => this.tell(), BEAT_MS);
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
    const { id, host, live } = this;
    await this.prisma.$executeRaw`
      INSERT INTO replica (id, host, revision) VALUES (${id}::uuid, ${host}, ${live.revision})
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, seen = now()`;
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
