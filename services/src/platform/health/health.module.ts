import { Global, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Env } from '../env/env.js';
import { OpenConnections } from '../http/open-connections.js';
import { HealthController } from './health.controller.js';
import { HealthParts } from './health-parts.js';
import { restartsPart } from './restarts.js';

/** Time for draining and for running requests together; shortly afterwards the process is killed. */
const MAX_STOP_MS = 22_000;

@Global()
@Module({ controllers: [HealthController], providers: [HealthParts], exports: [HealthParts] })
export class HealthModule implements OnModuleInit, OnModuleDestroy {
  constructor(
    private readonly health: HealthParts,
    private readonly env: Env,
    private readonly connections: OpenConnections,
  ) {}

  /** Registers the restarts by the supervisor as a health part. */
  onModuleInit(): void {
    this.health.register(restartsPart(process.env));
  }

  /**
   * Reports "not ready" and keeps serving until a load balancer has had time to notice; then finishes the running requests.
   * Nest calls this before it shuts down anything else, so these requests still find every part working.
   */
  async onModuleDestroy(): Promise<void> {
    const { drainMs } = this.env;
    this.health.drain();
    this.connections.announceClose();
    await wait(drainMs);
    await this.connections.close(MAX_STOP_MS - drainMs);
  }
}
