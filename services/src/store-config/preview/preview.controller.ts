import { previewLinkSchema } from '@manifold/domain/admin-api/preview-routes';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { requestHost } from '../../platform/http/request-host.js';
import { FailedAttempts } from '../../platform/rate-limits/failed-attempts.service.js';
import { Clock } from '../../platform/process/clock.js';
import { LiveConfig } from '../live/live-config.js';
import { NO_PREVIEW_COOKIE, previewCookie } from './preview-cookie.js';
import { PreviewLinks } from './preview-links.service.js';
import { Previews, type Preview } from './previews.service.js';

const HOUR_MS = 3_600_000;
const tokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(2000)) });

/** Preview links: created in the console, opened on the host of a shop. */
@Controller()
export class PreviewController {
  constructor(
    private readonly previews: Previews,
    private readonly links: PreviewLinks,
    private readonly attempts: FailedAttempts,
    private readonly live: LiveConfig,
    private readonly clock: Clock,
  ) {}

  /** Begins a preview in any browser that opens the link. */
  @Get('api/preview')
  async begin(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { data } = z.safeParse(tokenSchema, query);
    const preview = data && (await this.opened(data.token, request));
    this.refuseUnknownHost(request, preview);
    const { token } = z.parse(tokenSchema, query);
    if (!preview || preview.closedHosts.has(requestHost(request.headers)))
      throw new ShopError('not-found', { message: 'This preview link is no longer valid' });
    await redirectHome(reply, previewCookie(token, preview.expiresAt, this.clock.now()));
  }

  /** Ends the preview: the browser sees the published shop again. */
  @Get('api/preview/end')
  async end(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.refuseUnknownHost(request, request.preview);
    await redirectHome(reply, NO_PREVIEW_COOKIE);
  }

  /** Throws `unknown-store` for a host without a store. A preview may show a host that has no published store yet. */
  private refuseUnknownHost({ headers }: FastifyRequest, preview: Preview | undefined): void {
    if (!preview && !this.live.snapshotOfHost(requestHost(headers))) throw new ShopError('unknown-store');
  }

  /** Counts invalid tokens like wrong passwords: 5 per token and 30 per address in 15 minutes. */
  private async opened(token: string, { ip: address }: FastifyRequest): Promise<Preview | undefined> {
    const attempt = { account: `preview ${token}`, address };
    await this.attempts.count(attempt);
    const preview = await this.previews.open(token);
    if (preview) await this.attempts.forget(attempt);
    return preview;
  }

  @Post('api/admin/change-sets/:id/preview')
  @HttpCode(200)
  @UseGuards(StaffGuard)
  async link(@Param('id') changeSetId: string, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    const { hours, at = null } = z.parse(previewLinkSchema, body);
    const expiresAt = new Date(this.clock.now().getTime() + hours * HOUR_MS);
    const { token, stores } = await this.previews.link({ changeSetId, at, expiresAt }, staff);
    return {
      path: `/api/preview?${new URLSearchParams({ token }).toString()}`,
      until: expiresAt.toISOString(),
      stores,
    };
  }

  @Get('api/admin/change-sets/:id/preview-links')
  @Header('cache-control', 'no-store')
  @UseGuards(StaffGuard)
  async list(@Param('id') changeSetId: string, @SignedInStaff() staff: Staff) {
    return { links: await this.links.list(changeSetId, staff) };
  }

  @Delete('api/admin/change-sets/:id/preview-links/:link')
  @HttpCode(204)
  @UseGuards(StaffGuard)
  revoke(
    @Param('id') changeSetId: string,
    @Param('link') linkId: string,
    @SignedInStaff() staff: Staff,
  ): Promise<void> {
    return this.links.revoke(changeSetId, linkId, staff);
  }
}

/** Redirects to the shop's home page and sets the cookie, so that the token stays in no history and no referrer. */
async function redirectHome(reply: FastifyReply, cookie: string): Promise<void> {
  await reply
    .code(303)
    .headers({ location: '/', 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send();
}
