import { Global, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Env } from '../env/env.js';
import { OpenConnections } from '../http/open-connections.js';
import { HealthController } from './health.controller.js';
import { HealthParts } from './health-parts.js';
import { restartsPart } from './restarts.js';

/** Draining and the requests under way together; the process ends by force a little later. */
const LONGEST_STOP_MS = 22_000;

@Global()
@Module({ controllers: [HealthController], providers: [HealthParts], exports: [HealthParts] })
export class HealthModule implements OnModuleInit, OnModuleDestroy {
  constructor(
    private readonly health: HealthParts,
    private readonly env: Env,
    private readonly connections: OpenConnections,
  ) {}

  /** How often the supervisor had to start it again is part of its health. */
  onModuleInit(): void {
    this.health.register(restartsPart(process.env));
  }

  /**
   * Says "not ready" and goes on serving until a load balancer has had time to notice; then finishes what is under way.
   * Nest calls this before anything else is taken apart, so these requests still find every part in order.
   */
  async onModuleDestroy(): Promise<void> {
    const { drainMs } = this.env;
    this.health.drain();
    this.connections.announceClose();
    await wait(drainMs);
    await this.connections.close(LONGEST_STOP_MS - drainMs);
  }
}
