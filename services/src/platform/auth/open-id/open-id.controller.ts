import type { OpenIdRefusal } from '@manifold/domain/staff/contract';
import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Env } from '../../env/env.js';
import { LOGGER } from '../../logging/logging.module.js';
import { FailedAttempts } from '../../rate-limits/failed-attempts.service.js';
import { cookieValue } from '../../session/cookies.js';
import { staffCookie } from '../accounts/staff-cookie.js';
import { visitOf } from '../accounts/visit.js';
import { OpenIdProvider } from './open-id-provider.service.js';
import { OpenIdSignIn, type OpenIdOutcome } from './open-id-sign-in.service.js';
import { NO_PENDING_COOKIE, openPending, PENDING_COOKIE, pendingCookie } from './pending-sign-in.js';

const FOUND = 302;

/** Sign-in through the identity provider. Always redirects to the console's first page; there is no return address to abuse. */
@Controller('api/admin')
export class OpenIdController {
  constructor(
    private readonly env: Env,
    private readonly provider: OpenIdProvider,
    private readonly signIns: OpenIdSignIn,
    private readonly attempts: FailedAttempts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get('sign-in-ways')
  @Header('cache-control', 'no-store')
  list() {
    return { openId: this.provider.name };
  }

  @Get('open-id/begin')
  async begin(@Res() reply: FastifyReply): Promise<void> {
    if (this.provider.name === null) return redirectToLogin(reply, 'failed');
    try {
      const { url, pending } = await this.provider.begin();
      const cookie = await pendingCookie(pending, this.env.sessionKey);
      await reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(url, FOUND);
    } catch (error) {
      this.logFailure(error);
      redirectToLogin(reply, 'failed');
    }
  }

  @Get('open-id/return')
  async return(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const outcome = await this.outcome(request);
    if ('refusal' in outcome) return redirectToLogin(reply, outcome.refusal);
    const cookies = [staffCookie(outcome.token), NO_PENDING_COOKIE];
    await reply.header('set-cookie', cookies).header('cache-control', 'no-store').redirect('/', FOUND);
  }

  private async outcome(request: FastifyRequest): Promise<OpenIdOutcome> {
    const pending = await openPending(cookieValue(request.headers.cookie, PENDING_COOKIE) ?? '', this.env.sessionKey);
    if (!pending || this.provider.name === null) return { refusal: 'failed' };
    const { url, ip: address } = request;
    // Counted per state, which is in the cookie, and per address: thirty wrong answers block the address for a while.
    const attempt = { account: `open-id ${pending.state}`, address };
    try {
      await this.attempts.count(attempt);
      const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
      const identity = await this.provider.finish(query, pending);
      await this.attempts.forget(attempt);
      return await this.signIns.signIn(identity, visitOf(request));
    } catch (error) {
      this.logFailure(error);
      return { refusal: 'failed' };
    }
  }

  private logFailure(error: unknown): void {
    this.logger.warn({ reason: error instanceof Error ? error.message : '' }, 'sign-in by identity provider failed');
  }
}

function redirectToLogin(reply: FastifyReply, refusal: OpenIdRefusal): void {
  void reply
    .header('set-cookie', NO_PENDING_COOKIE)
    .header('cache-control', 'no-store')
    .redirect(`/login?refused=${refusal}`, FOUND);
}
