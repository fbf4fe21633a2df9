import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { errorBodySchema } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DetailsAccess } from '../http/details-access.js';
import { openApiDocument, type RouteDescription } from './document.js';
import { READABLE_PAGE_POLICY, readablePage } from './readable-page.js';
import { jsonSchema } from './json-schema.js';

const A_WHILE = 'private, max-age=300';

/** Lists the routes of the API; called once, when somebody asks. */
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

  /** Every route of the API as OpenAPI 3.1, made of the schemas that the routes themselves parse with. Not found for who may not see details. */
  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', A_WHILE)
  openApi(@Req() request: FastifyRequest): string {
    this.refuseOthers(request);
    this.document ??= JSON.stringify(openApiDocument(this.routes(), jsonSchema(errorBodySchema, 'output', 'error')));
    return this.document;
  }

  /** The same for people. */
  @Get()
  readable(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.refuseOthers(request);
    this.page ??= readablePage(this.routes());
    void reply
      .headers({ 'content-security-policy': READABLE_PAGE_POLICY, 'cache-control': A_WHILE })
      .type('text/html; charset=utf-8')
      .send(this.page);
  }

  private refuseOthers(request: FastifyRequest): void {
    if (!this.details.allows(request)) throw new ShopError('not-found');
  }
}
