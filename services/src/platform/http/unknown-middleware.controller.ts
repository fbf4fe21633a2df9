import { Controller, Param, Post } from '@nestjs/common';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { ROUTE_NOT_FOUND } from '../errors/failure.js';

/** The existing first path segments under /api; anything else is an unknown middleware (spec core §8). */
const MIDDLEWARES: ReadonlySet<string> = new Set([
  'admin',
  'commerce',
  'config',
  'customer',
  'docs',
  'health',
  'invoices',
  'preview',
  'sign-in',
  'support-requests',
  'webhooks',
]);

@Controller('api')
export class UnknownMiddlewareController {
  /** Answers a call to an unknown middleware, or to an unknown path of a known one. */
  @Post([':middleware', ':middleware/*'])
  refuse(@Param('middleware') middleware: string): never {
    if (!MIDDLEWARES.has(middleware)) throw new ShopError('unknown-middleware');
    throw new ShopError('not-found', { message: ROUTE_NOT_FOUND });
  }
}
