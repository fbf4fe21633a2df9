import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { errorBodySchema } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DetailsAccess } from '../http/details-access.js';
import { openApiDocument, type RouteDescription, jsonSchema } from './document.js';
import { READABLE_PAGE_POLICY, readablePage } from './readable-page.js';

const CACHE_CONTROL = 'private, max-age=300';

/** Lists the routes of the API; called once, with the first request. */
export type ApiRoutes = () => readonly RouteDescription[];
export const API_ROUTES = Symbol('api-routes');

@Controller('api/docs')
export class OpenApiController {
  constructor(
    @Inject(API_ROUTES) private readonly routes: ApiRoutes,
    private readonly details: DetailsAccess,
  ) {}

  private document: string | undefined;
  private page: string | undefined;

  /** Returns the API as OpenAPI 3.1, from the schemas with which the routes parse. Throws `not-found` for callers who may not see details. */
  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', CACHE_CONTROL)
  openApi(@Req() request: FastifyRequest): string {
    this.refuseOthers(request);
    this.document ??= JSON.stringify(openApiDocument(this.routes(), jsonSchema(errorBodySchema, 'output', 'error')));
    return this.document;
  }

  /** Returns the same description as a page for people. */
  @Get()
  readable(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.refuseOthers(request);
    this.page ??= readablePage(this.routes());
    void reply
      .headers({ 'content-security-policy': READABLE_PAGE_POLICY, 'cache-control': CACHE_CONTROL })
      .type('text/html; charset=utf-8')
      .send(this.page);
  }

  private refuseOthers(request: FastifyRequest): void {
    if (!this.details.allows(request)) throw new ShopError('not-found');
  }
}
