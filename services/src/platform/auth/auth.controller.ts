import { firstAdminSchema, signInSchema, type Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { SignInService, type SignedIn } from './sign-in.service.js';
import { NO_STAFF_COOKIE, staffCookie, staffToken } from './staff-cookie.js';
import { StaffSessions } from './staff-sessions.service.js';
import { SignedInStaff, StaffGuard } from './staff-guard.js';

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
    return carryToken(await this.signIns.signIn(z.parse(signInSchema, body), request.ip), reply);
  }

  @Post('first-admin')
  async firstAdmin(@Body() body: unknown, @Res({ passthrough: true }) reply: FastifyReply) {
    return carryToken(await this.signIns.firstAdmin(z.parse(firstAdminSchema, body)), reply);
  }

  @Post('sign-out')
  @HttpCode(204)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = staffToken(request.headers);
    if (token !== undefined) await this.sessions.end(token);
    void reply.header('set-cookie', NO_STAFF_COOKIE).header('cache-control', 'no-store');
  }

  @Get('me')
  @Header('cache-control', 'no-store')
  @UseGuards(StaffGuard)
  me(@SignedInStaff() staff: Staff): Staff {
    return staff;
  }
}

function carryToken({ staff, token }: SignedIn, reply: FastifyReply): Staff {
  void reply.header('set-cookie', staffCookie(token)).header('cache-control', 'no-store');
  return staff;
}
