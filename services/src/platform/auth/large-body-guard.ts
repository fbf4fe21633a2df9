import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesLargeBody } from '../http/json-body.js';
import { staffToken } from './accounts/staff-cookie.js';
import { StaffAuthentication } from './staff-authentication.service.js';

/**
 * Refuses an unknown sender before a large body is read: parsing megabytes for anybody would stop the process for everybody.
 * Covers each route with a raised `bodyLimit`; what the sender may do there StaffGuard decides afterwards.
 */
@Injectable()
export class LargeBodyGuard {
  constructor(
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
    private readonly authentication: StaffAuthentication,
  ) {
    // In the constructor: it must be there before Nest registers the routes.
    httpAdapter.getInstance().addHook('onRoute', (route) => {
      if (!takesLargeBody(route)) return;
      const others = [route.onRequest ?? []].flat();
      route.onRequest = [...others, (request, reply) => this.requireStaff(request, reply)];
    });
  }

  private async requireStaff(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = staffToken(request.headers);
    if (token !== undefined && (await this.authentication.staffOf(token))) return;
    void reply.header('connection', 'close'); // The rest of the body is not waited for.
    throw new ShopError('not-signed-in');
  }
}
