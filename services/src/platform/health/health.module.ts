import { Global, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Env } from '../env/env.js';
import { HealthController } from './health.controller.js';
import { HealthParts } from './health-parts.js';

@Global()
@Module({ controllers: [HealthController], providers: [HealthParts], exports: [HealthParts] })
export class HealthModule implements BeforeApplicationShutdown {
  constructor(
    private readonly health: HealthParts,
    private readonly env: Env,
  ) {}

  /** Says "not ready" and goes on serving until a load balancer has had time to notice. */
  async beforeApplicationShutdown(): Promise<void> {
    this.health.drain();
    await wait(this.env.drainMs);
  }
}
