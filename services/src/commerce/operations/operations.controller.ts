import { operationByGet, operationByName } from '@manifold/domain/commerce-api/operation';
import { Body, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopRequest, type ShopRequestContext } from '../../store-config/index.js';
import type { OperationTable } from './operation-handlers.js';
import { operationParameters } from './operation-parameters.js';
import type { Caller } from './shopper-operations.service.js';

/** Too long to guess. */
const FIRST_VISIT = /^[\w-]{20,64}$/;

function firstVisitOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-first-visit'];
  return typeof key === 'string' && FIRST_VISIT.test(key) ? key : undefined;
}

/** The caller of an HTTP request, with its network address. */
export interface HttpCaller extends Caller {
  readonly address: string;
  readonly userAgent: string;
}

/** Runs operations by name and returns their `data`. */
interface Operations {
  call(name: string, caller: HttpCaller, parameters: unknown): Promise<unknown>;
}

/** The routes of an API of operations: `POST {operation}`, and a few of them by GET as well. */
export abstract class OperationsController {
  protected constructor(
    private readonly table: OperationTable,
    private readonly operations: Operations,
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
    const { ip: address, headers } = request;
    const { cookie, 'user-agent': userAgent = '' } = headers;
    const setCookies = (values: readonly string[]): void => void reply.header('set-cookie', values);
    const caller = { snapshot, locale, cookie, firstVisit: firstVisitOf(request), setCookies, address, userAgent };
    const data = await this.operations.call(name, caller, operationParameters(body));
    const operation = operationByName(this.table, name);
    const attachment = operation === undefined ? undefined : this.table[operation]?.attachment;
    if (attachment !== undefined) void reply.header('content-disposition', `attachment; filename="${attachment}"`);
    return { data };
  }

  /** Runs an operation with parameters in the query string. */
  @Get(':getAs')
  @Header('cache-control', 'private, no-store')
  read(
    @Param('getAs') getAs: string,
    @Query() parameters: unknown,
    @ShopRequest() shop: ShopRequestContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: unknown }> {
    const name = operationByGet(this.table, getAs) ?? '';
    return this.call(name, parameters, shop, request, reply);
  }
}
