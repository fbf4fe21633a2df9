import { supportSubmissionSchema } from '@manifold/domain/support-webform/shop-api';
import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sessionCookieValue } from '../../platform/session/cookies.js';
import { SessionSeal } from '../../platform/session/session-seal.js';
import { ShopRequest, type ShopRequestContext } from '../../store-config/index.js';
import { SupportSubmissions } from './support-submissions.service.js';

/** Receives the shop's support form. */
@Controller('api/support-requests')
export class SupportRequestsController {
  constructor(
    private readonly submissions: SupportSubmissions,
    private readonly seal: SessionSeal,
  ) {}

  @Post()
  @HttpCode(202)
  @Header('cache-control', 'private, no-store')
  async submit(@Body() body: unknown, @ShopRequest() context: ShopRequestContext, @Req() { headers }: FastifyRequest) {
    const session = await this.seal.open(sessionCookieValue(headers.cookie) ?? '');
    return this.submissions.submit(z.parse(supportSubmissionSchema, body), context, session?.sid);
  }
}
