import { Controller, Get, Header, Res } from '@nestjs/common';
import { errorBodySchema } from '@manifold/domain/shop-error/contract';
import type { FastifyReply } from 'fastify';
import { openApiDocument } from './document.js';
import { READABLE_PAGE_POLICY, readablePage } from './readable-page.js';
import { apiRoutes, jsonSchema } from './routes.js';

const A_WHILE = 'public, max-age=300';

@Controller('api/docs')
export class OpenApiController {
  private document: string | undefined;
  private page: string | undefined;

  /** Every route of the API as OpenAPI 3.1, made of the schemas that the routes themselves parse with. */
  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', A_WHILE)
  openApi(): string {
    this.document ??= JSON.stringify(openApiDocument(apiRoutes(), jsonSchema(errorBodySchema, 'output', 'error')));
    return this.document;
  }

  /** The same for people. */
  @Get()
  readable(@Res() reply: FastifyReply): void {
    this.page ??= readablePage(apiRoutes());
    void reply
      .headers({ 'content-security-policy': READABLE_PAGE_POLICY, 'cache-control': A_WHILE })
      .type('text/html; charset=utf-8')
      .send(this.page);
  }
}
