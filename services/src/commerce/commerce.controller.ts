import {
  commerceOperations,
  type CommerceOperationName,
  type CommerceOperations,
} from '@manifold/domain/commerce-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Body, Controller, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopRequest, type ShopRequestContext } from '../store-config/index.js';
import { AnswerCheck } from './answer-check.js';
import { CommerceCalls } from './commerce-calls.service.js';
import { Visits } from './visit/visits.service.js';
import type { Visit } from './visit/visit.js';

const isOperation = (name: string): name is CommerceOperationName => Object.hasOwn(commerceOperations, name);

/** A body is a parameter object or an array whose first element is one (spec core §7); named queries beside it are ours to choose. */
const parameters = (body: unknown): unknown => (Array.isArray(body) ? (body[0] as unknown) : body) ?? {};

/** The shopper's operations: `POST /api/commerce/{operation}`. */
@Controller('api/commerce')
export class CommerceController {
  constructor(
    private readonly visits: Visits,
    private readonly calls: CommerceCalls,
    private readonly check: AnswerCheck,
  ) {}

  @Post(':operation')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async call(
    @Param('operation') name: string,
    @Body() body: unknown,
    @ShopRequest() { snapshot, locale }: ShopRequestContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: unknown }> {
    if (!isOperation(name)) throw new ShopError('not-found');
    const visit = await this.visits.begin(snapshot, locale, request.headers.cookie);
    try {
      return { data: await this.run(name, visit, parameters(body)) };
    } finally {
      // A session that was opened stands even where its request was refused.
      const cookies = await this.visits.cookies(visit);
      if (cookies.length > 0) reply.header('set-cookie', cookies);
    }
  }

  private async run<Name extends CommerceOperationName>(name: Name, visit: Visit, body: unknown): Promise<unknown> {
    const operation: CommerceOperations[CommerceOperationName] = commerceOperations[name];
    const request = operation.request.parse(body);
    // Request and call are of the same operation, which the compiler cannot follow through a union.
    const call = this.calls[name] as (visit: Visit, request: unknown) => Promise<unknown>;
    const response = await call(visit, request);
    this.check.require(name, response);
    return response;
  }
}
