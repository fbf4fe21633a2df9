import { commerceOperations } from '@manifold/domain/commerce-api/operations';
import { operationByGet } from '@manifold/domain/commerce-api/operation';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopRequest, type ShopRequestContext } from '../../store-config/index.js';
import { operationParameters } from './operation-parameters.js';
import { ShopperOperations } from './shopper-operations.service.js';

/** Long enough that nobody guesses it. */
const FIRST_VISIT = /^[\w-]{20,64}$/;

function firstVisitOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-first-visit'];
  return typeof key === 'string' && FIRST_VISIT.test(key) ? key : undefined;
}

/** The shopper's operations: `POST /api/commerce/{operation}`, a few of them by GET as well. */
@Controller('api/commerce')
export class CommerceController {
  constructor(private readonly operations: ShopperOperations) {}

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
    const { cookie } = request.headers;
    const firstVisit = firstVisitOf(request);
    const keepCookies = (values: readonly string[]): void => void reply.header('set-cookie', values);
    return {
      data: await this.operations.call(
        name,
        { snapshot, locale, cookie, firstVisit, keepCookies },
        operationParameters(body),
      ),
    };
  }

  /** An operation that is read, its parameters in the address. */
  @Get(':getAs')
  @Header('cache-control', 'private, no-store')
  read(
    @Param('getAs') getAs: string,
    @Query() parameters: unknown,
    @ShopRequest() shop: ShopRequestContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: unknown }> {
    const name = operationByGet(commerceOperations, getAs) ?? '';
    return this.call(name, parameters, shop, request, reply);
  }
}
