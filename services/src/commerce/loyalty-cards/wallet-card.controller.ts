import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Controller, Get, Header, HttpCode, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { localeOf, ShopRequest, type ShopRequestContext } from '../../store-config/index.js';
import { type Visit, Visits } from '../visit/index.js';
import { CustomerWalletCards, ICON_PATH } from './customer-wallet-cards.service.js';

/** A link sends no header with the language. */
const querySchema = z.strictObject({ locale: z.string().max(20).optional() });

/** The links below a customer's card, which put it into a wallet. They are pages for phones, not operations. */
@Controller()
export class WalletCardController {
  constructor(
    private readonly cards: CustomerWalletCards,
    private readonly visits: Visits,
  ) {}

  @Get('api/loyalty-card/apple')
  @Header('cache-control', 'private, no-store')
  async apple(
    @ShopRequest() { snapshot }: ShopRequestContext,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const pass = await this.answer(await this.begin(snapshot, query, request), reply, (visit) =>
      this.cards.applePass(visit),
    );
    void reply
      .header('content-type', 'application/vnd.apple.pkpass')
      .header('content-disposition', 'attachment; filename="loyalty-card.pkpass"');
    return pass;
  }

  @Get('api/loyalty-card/google')
  @HttpCode(303)
  @Header('cache-control', 'private, no-store')
  async google(
    @ShopRequest() { snapshot }: ShopRequestContext,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const link = await this.answer(await this.begin(snapshot, query, request), reply, (visit) =>
      this.cards.googleLink(visit),
    );
    void reply.header('location', link).header('referrer-policy', 'no-referrer');
  }

  @Get(ICON_PATH)
  @Header('cache-control', 'public, max-age=86400')
  @Header('content-type', 'image/png')
  icon(@ShopRequest() { snapshot }: ShopRequestContext): Promise<Buffer> {
    return this.cards.icon(snapshot);
  }

  /** Begins a visit in the link's language. Throws if the query is not valid. */
  private begin(snapshot: Snapshot, query: unknown, { headers }: FastifyRequest): Promise<Visit> {
    const { locale } = querySchema.parse(query ?? {});
    return this.visits.begin(snapshot, localeOf(snapshot, locale), headers.cookie);
  }

  /** Returns a result for a visit, and renews the session's cookie if it changed. */
  private async answer<Result>(
    visit: Visit,
    reply: FastifyReply,
    make: (visit: Visit) => Promise<Result>,
  ): Promise<Result> {
    const result = await make(visit);
    const cookies = await this.visits.cookies(visit);
    if (cookies.length > 0) void reply.header('set-cookie', cookies);
    return result;
  }
}
