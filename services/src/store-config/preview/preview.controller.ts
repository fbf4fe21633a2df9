import { previewLinkSchema } from '@manifold/domain/admin-api/preview-routes';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { StaffGuard } from '../../platform/auth/staff-guard.js';
import { requestHost } from '../../platform/http/request-host.js';
import { Clock } from '../clock.js';
import { LiveConfig } from '../delivery/live-config.js';
import { NO_PREVIEW_COOKIE, previewCookie } from './preview-cookie.js';
import { PreviewSeal } from './preview-seal.js';
import { Previews, type Preview } from './previews.service.js';

const HOUR_MS = 3_600_000;
const tokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(2000)) });

/** Preview links: made in the console, followed on the host of a shop. */
@Controller()
export class PreviewController {
  constructor(
    private readonly previews: Previews,
    private readonly tickets: PreviewSeal,
    private readonly live: LiveConfig,
    private readonly clock: Clock,
  ) {}

  /** Begins a preview in a browser: on the shop's own host, whoever has the link. */
  @Get('api/preview')
  async begin(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { data } = z.safeParse(tokenSchema, query);
    await this.refuseUnknownHost(request, async () => data && this.previews.open(data.token));
    const { token } = z.parse(tokenSchema, query);
    const ticket = await this.tickets.open(token);
    if (!ticket) throw new ShopError('not-found', { message: 'This preview link is not valid any more' });
    await away(reply, previewCookie(token, ticket.until, this.clock.now()));
  }

  /** Ends it: the shop is the published one again. */
  @Get('api/preview/end')
  async end(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.refuseUnknownHost(request, async () => request.preview);
    await away(reply, NO_PREVIEW_COOKIE);
  }

  /** A draft may open a store whose host shows nothing yet, or leave a host without a store. */
  private async refuseUnknownHost(
    { headers }: FastifyRequest,
    preview: () => Promise<Preview | undefined>,
  ): Promise<void> {
    if (!this.live.snapshotOfHost(requestHost(headers)) && !(await preview())) throw new ShopError('unknown-store');
  }

  @Post('api/admin/change-sets/:id/preview')
  @HttpCode(200)
  @UseGuards(StaffGuard)
  async link(@Param('id') changeSetId: string, @Body() body: unknown) {
    const { hours, at = null } = z.parse(previewLinkSchema, body);
    const until = new Date(this.clock.now().getTime() + hours * HOUR_MS);
    const { token, stores } = await this.previews.link({ changeSetId, at, until });
    return { path: `/api/preview?${new URLSearchParams({ token }).toString()}`, until: until.toISOString(), stores };
  }
}

/** To the shop's home, with the browser's cookie changed. The token stays in no history and in no referrer. */
async function away(reply: FastifyReply, cookie: string): Promise<void> {
  await reply
    .code(303)
    .headers({ location: '/', 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send();
}
