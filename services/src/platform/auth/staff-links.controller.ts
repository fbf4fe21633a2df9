import { openLinkSchema, useLinkSchema, type OpenedLink } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Header, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { setSessionCookie } from './accounts/staff-cookie.js';
import { StaffLinks } from './accounts/staff-links.service.js';
import { visitOf } from './accounts/visit.js';

/** One-time links for people without a password. The token is sent in bodies, because addresses are logged. */
@Controller('api/admin/staff-links')
export class StaffLinksController {
  constructor(private readonly links: StaffLinks) {}

  @Post('open')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  open(@Body() body: unknown, @Ip() address: string): Promise<OpenedLink> {
    return this.links.open(z.parse(openLinkSchema, body).token, address);
  }

  @Post('use')
  @HttpCode(200)
  async use(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Staff> {
    return setSessionCookie(await this.links.use(z.parse(useLinkSchema, body), visitOf(request)), reply);
  }
}
