import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HealthParts, type Readiness } from './health-parts.js';

@Controller('api/health')
export class HealthController {
  constructor(private readonly health: HealthParts) {}

  /** The process runs; says nothing of what it depends on. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Whether requests may be sent here, and how each part is. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.health.readiness();
    if (readiness.status === 'not-ready') reply.code(503);
    return readiness;
  }
}
