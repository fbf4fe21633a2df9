import { Global, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Env } from '../env/env.js';
import { HealthController } from './health.controller.js';
import { HealthParts } from './health-parts.js';

const SWEEP_MS = 50;

@Global()
@Module({ controllers: [HealthController], providers: [HealthParts], exports: [HealthParts] })
export class HealthModule implements BeforeApplicationShutdown {
  constructor(
    private readonly health: HealthParts,
    private readonly env: Env,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {}

  /** Says "not ready" and goes on serving until a load balancer has had time to notice; then lets connections go. */
  async beforeApplicationShutdown(): Promise<void> {
    this.health.drain();
    await wait(this.env.drainMs);
    this.closeIdleConnections();
  }

  /** A connection that is kept alive would hold the server open for a minute after its last answer. */
  private closeIdleConnections(): void {
    const server = this.host.httpAdapter.getHttpServer<Server>();
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
    server.once('close', () => clearInterval(sweep));
  }
}
