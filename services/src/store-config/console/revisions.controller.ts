import { pageQuerySchema } from '@manifold/domain/admin-api/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Controller, Get, Header, Param, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { StaffGuard } from '../../platform/auth/staff-guard.js';
import { Revisions } from '../publishing/revisions.service.js';

/** The history, to read: for every role. */
@Controller('api/admin/revisions')
@UseGuards(StaffGuard)
export class RevisionsController {
  constructor(private readonly revisions: Revisions) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@Query() query: unknown) {
    return this.revisions.list(z.parse(pageQuerySchema, query));
  }

  @Get(':number')
  @Header('cache-control', 'no-store')
  get(@Param('number') number: string) {
    if (!/^\d{1,9}$/.test(number)) throw new ShopError('not-found');
    return this.revisions.get(Number(number));
  }
}
