import { Body, Controller, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopRequest, type ShopRequestContext } from '../store-config/index.js';
import { ShopperOperations } from './shopper-operations.service.js';

/** A body is a parameter object or an array whose first element is one (spec core §7); named queries beside it are ours to choose. */
const parameters = (body: unknown): unknown => (Array.isArray(body) ? (body[0] as unknown) : body) ?? {};

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
    return { data: await this.operations.call(name, { snapshot, locale, cookie, keepCookies }, parameters(body)) };
  }
}
