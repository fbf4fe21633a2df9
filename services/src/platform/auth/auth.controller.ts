import { firstAdminSchema, signInSchema } from '@manifold/domain/staff/contract';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { SignInService } from './sign-in.service.js';
import { carryToken, NO_STAFF_COOKIE, staffToken } from './staff-cookie.js';
import { StaffSessions } from './staff-sessions.service.js';
import { visitOf } from './visit.js';

/** Sign-in and sign-out of the console. */
@Controller('api/admin')
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: StaffSessions,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  async signIn(@Body() body: unknown, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return carryToken(await this.signIns.signIn(z.parse(signInSchema, body), visitOf(request)), reply);
  }

  @Post('first-admin')
  async firstAdmin(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return carryToken(await this.signIns.firstAdmin(z.parse(firstAdminSchema, body), visitOf(request)), reply);
  }

  @Post('sign-out')
  @HttpCode(204)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = staffToken(request.headers);
    if (token !== undefined) await this.sessions.end(token);
    void reply.header('set-cookie', NO_STAFF_COOKIE).header('cache-control', 'no-store');
  }
}
