import { unsubscribeTokenSchema } from '@manifold/domain/newsletter/contract';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ShopRequest, type ShopRequestContext } from '../../store-config/index.js';
import { Newsletter } from './newsletter.service.js';

/** The body that RFC 8058 prescribes, as a form of either encoding. */
const ONE_CLICK = /List-Unsubscribe(=|"\s+)One-Click/;

/** Ends a newsletter for mail programs (RFC 8058): they send the address of the mail's header with a fixed form. */
@Controller('api/newsletter')
export class OneClickController {
  constructor(private readonly newsletter: Newsletter) {}

  @Post('unsubscribe/:token')
  @RouteConfig({ takesForm: true })
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async unsubscribe(
    @Param('token') token: string,
    @Body() body: unknown,
    @ShopRequest() context: ShopRequestContext,
  ): Promise<{ done: true }> {
    if (typeof body !== 'string' || !ONE_CLICK.test(body)) throw invalidField('List-Unsubscribe', 'one-click');
    const { data } = unsubscribeTokenSchema.safeParse(token);
    if (data !== undefined) await this.newsletter.unsubscribe(context, data, 'one-click');
    return { done: true };
  }
}
