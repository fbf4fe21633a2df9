import { firstAdminSchema, signInSchema } from '@manifold/domain/staff/contract';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { OpenIdProvider } from './open-id/open-id-provider.service.js';
import { SignInService } from './sign-in.service.js';
import { setSessionCookie, NO_STAFF_COOKIE, staffToken } from './accounts/staff-cookie.js';
import { StaffSessions } from './accounts/staff-sessions.service.js';
import { signInVisitOf, visitOf } from './accounts/visit.js';

/** Sign-in and sign-out of the console. */
@Controller('api/admin')
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: StaffSessions,
    private readonly provider: OpenIdProvider,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  async signIn(@Body() body: unknown, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return setSessionCookie(await this.signIns.signIn(z.parse(signInSchema, body), signInVisitOf(request)), reply);
  }

  @Post('first-admin')
  async firstAdmin(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return setSessionCookie(await this.signIns.firstAdmin(z.parse(firstAdminSchema, body), visitOf(request)), reply);
  }

  @Post('sign-out')
  @HttpCode(200)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const token = staffToken(request.headers);
    const session = token === undefined ? { isOpenId: false } : await this.sessions.end(token);
    void reply.header('set-cookie', NO_STAFF_COOKIE).header('cache-control', 'no-store');
    // An unknown session may have begun at the provider: the answer to its first sign-out may be lost.
    return { next: session?.isOpenId === false ? null : await this.provider.signOutUrl() };
  }
}
