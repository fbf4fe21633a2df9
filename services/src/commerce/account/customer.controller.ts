import { operationByGet } from '@manifold/domain/commerce-api/operation';
import { customerOperations } from '@manifold/domain/customer-api/operations';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopRequest, type ShopRequestContext } from '../../store-config/index.js';
import { operationParameters } from '../operations/index.js';
import { CustomerAccounts } from './customer-accounts.service.js';

/** The customer's operations: `POST /api/customer/{operation}`, a few of them by GET as well. */
@Controller('api/customer')
export class CustomerController {
  constructor(private readonly accounts: CustomerAccounts) {}

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
    const { cookie } = headers;
    const keepCookies = (values: readonly string[]): void => void reply.header('set-cookie', values);
    const caller = { snapshot, locale, cookie, keepCookies, address };
    return { data: await this.accounts.call(name, caller, operationParameters(body)) };
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
    const name = operationByGet(customerOperations, getAs) ?? '';
    return this.call(name, parameters, shop, request, reply);
  }
}
