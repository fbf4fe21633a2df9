import { Body, Controller, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopRequest, type ShopRequestContext } from '../store-config/index.js';
import { operationParameters } from './operation-parameters.js';
import { ShopperOperations } from './shopper-operations.service.js';

/** The shopper's operations: `POST /api/commerce/{operation}`. */
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
    const keepCookies = (values: readonly string[]): void => void reply.header('set-cookie', values);
    return {
      data: await this.operations.call(name, { snapshot, locale, cookie, keepCookies }, operationParameters(body)),
    };
  }
}
