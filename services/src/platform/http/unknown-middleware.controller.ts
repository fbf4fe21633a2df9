import { Controller, Param, Post } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { ROUTE_NOT_FOUND } from '../errors/failure.js';

/** Matches the first path segment under /api, unless it is a parameter or a wildcard. */
const FIRST_SEGMENT = /^\/api\/([^/:*]+)/;

@Controller('api')
export class UnknownMiddlewareController {
  /** The first path segments under /api of all routes; anything else is an unknown middleware (spec core §8). */
  private readonly middlewares = new Set<string>();

  constructor({ httpAdapter }: HttpAdapterHost<FastifyAdapter>) {
    // In the constructor, because the hook must exist before Nest registers the routes.
    httpAdapter.getInstance().addHook('onRoute', ({ url }) => {
      const [, middleware] = FIRST_SEGMENT.exec(url) ?? [];
      if (middleware !== undefined) this.middlewares.add(middleware);
    });
  }

  /** Answers a call to an unknown middleware, or to an unknown path of a known one. */
  @Post([':middleware', ':middleware/*'])
  refuse(@Param('middleware') middleware: string): never {
    if (!this.middlewares.has(middleware)) throw new ShopError('unknown-middleware');
    throw new ShopError('not-found', { message: ROUTE_NOT_FOUND });
  }
}
