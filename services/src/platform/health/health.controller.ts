import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DetailsAccess } from '../http/details-access.js';
import { HealthParts, type Readiness } from './health-parts.js';

@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthParts,
    private readonly details: DetailsAccess,
  ) {}

  /** Reports that the process runs, even if parts of it do not work. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Says whether requests may be sent here; includes the parts for callers who may see details. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readiness | Pick<Readiness, 'status'>> {
    const readiness = await this.health.readiness();
    if (readiness.status === 'not-ready') reply.code(503);
    return this.details.allows(request) ? readiness : { status: readiness.status };
  }
}
