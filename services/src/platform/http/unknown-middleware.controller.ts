import { Controller, Param, Post } from '@nestjs/common';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { MIDDLEWARES } from './middlewares.js';

@Controller('api')
export class UnknownMiddlewareController {
  /** Answers a call that no middleware takes. */
  @Post([':middleware', ':middleware/*'])
  refuse(@Param('middleware') middleware: string): never {
    throw new ShopError(MIDDLEWARES.has(middleware) ? 'not-found' : 'unknown-middleware');
  }
}
