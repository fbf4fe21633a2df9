import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { errorBodySchema } from '@manifold/domain/shop-error/contract';
import type { FastifyReply } from 'fastify';
import { openApiDocument, type RouteDescription } from './document.js';
import { READABLE_PAGE_POLICY, readablePage } from './readable-page.js';
import { jsonSchema } from './json-schema.js';

const A_WHILE = 'public, max-age=300';

/** Lists the routes of the API; called once, when somebody asks. */
export type ApiRoutes = () => readonly RouteDescription[];
export const API_ROUTES = Symbol('api-routes');

@Controller('api/docs')
export class OpenApiController {
  constructor(@Inject(API_ROUTES) private readonly routes: ApiRoutes) {}

  private document: string | undefined;
  private page: string | undefined;

  /** Every route of the API as OpenAPI 3.1, made of the schemas that the routes themselves parse with. */
  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', A_WHILE)
  openApi(): string {
    this.document ??= JSON.stringify(openApiDocument(this.routes(), jsonSchema(errorBodySchema, 'output', 'error')));
    return this.document;
  }

  /** The same for people. */
  @Get()
  readable(@Res() reply: FastifyReply): void {
    this.page ??= readablePage(this.routes());
    void reply
      .headers({ 'content-security-policy': READABLE_PAGE_POLICY, 'cache-control': A_WHILE })
      .type('text/html; charset=utf-8')
      .send(this.page);
  }
}
