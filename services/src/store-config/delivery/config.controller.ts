import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { publicConfig } from '@manifold/domain/page-config/page-config';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.js';
import { ShopRequest, type ShopRequestContext } from './shop-request.js';
import { environmentOf } from './public-config.js';
import { ConfigEvents } from './config-events.js';
import { LiveConfig } from '../live/live-config.js';
import { ThemeStylesheets } from '../live/theme-stylesheets.service.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The config for browsers. The fast lane answers plain `GET /api/config`; this controller answers its other forms. */
@Controller()
export class ConfigController {
  constructor(
    private readonly live: LiveConfig,
    private readonly events: ConfigEvents,
    private readonly themes: ThemeStylesheets,
    private readonly env: Env,
  ) {}

  /** Returns the public part of the host's snapshot, for addresses with a query, which the fast lane does not answer. */
  @Get('api/config')
  @Header('cache-control', 'no-cache')
  @Header('vary', 'x-locale')
  config(@ShopRequest() { snapshot, locale }: ShopRequestContext) {
    const themeStylesheet = this.live.themeStylesheet(snapshot).path;
    return publicConfig(snapshot, locale, { themeStylesheet, now: new Date(), ...environmentOf(this.env) });
  }

  /** Server-sent events: `event: revision` with `{ revision, hash }` of the host's store, at once and with every change. */
  @Get('api/config/events')
  stream(
    @ShopRequest() { snapshot }: ShopRequestContext,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    this.events.open(snapshot.storeKey, request, reply);
  }

  /** A brand's tokens as a stylesheet. Old stylesheet URLs keep working for pages that are already open. */
  @Get('theme/:file')
  theme(@Param('file') file: string, @Res() reply: FastifyReply): void {
    const sheet = this.themes.find(`/theme/${file}`);
    if (!sheet) throw new ShopError('not-found');
    void reply
      .header('cache-control', sheet.exact ? IMMUTABLE : 'no-store')
      .type('text/css; charset=utf-8')
      .send(sheet.css);
  }
}
