import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesLargeBody } from '../http/json-body.js';
import { staffToken } from './accounts/staff-cookie.js';
import { StaffAuthentication } from './staff-authentication.service.js';

/**
 * Refuses senders who are not signed in before a large body is read, because parsing megabytes blocks the process. Covers
 * every route with a raised `bodyLimit`. StaffGuard checks the sender's role afterwards.
 */
@Injectable()
export class LargeBodyGuard {
  constructor(
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
    private readonly authentication: StaffAuthentication,
  ) {
    // In the constructor, because the hook must exist before Nest registers the routes.
    httpAdapter.getInstance().addHook('onRoute', (route) => {
      if (!takesLargeBody(route)) return;
      const others = [route.onRequest ?? []].flat();
      route.onRequest = [...others, (request, reply) => this.requireStaff(request, reply)];
    });
  }

  private async requireStaff(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = staffToken(request.headers);
    if (token !== undefined && (await this.authentication.staffOf(token))) return;
    void reply.header('connection', 'close'); // Don't wait for the rest of the body.
    throw new ShopError('not-signed-in');
  }
}
