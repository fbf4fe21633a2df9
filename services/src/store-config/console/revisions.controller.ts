import { rollBackSchema } from '@manifold/domain/admin-api/contract';
import { pageQuerySchema } from '@manifold/domain/list-page/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, Param, Post, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { Revisions } from '../publishing/revisions.service.js';
import { RollBacks } from '../publishing/roll-backs.service.js';

function revisionNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ShopError('not-found');
  return Number(text);
}

/** The history of revisions. Every role may read it and draft a roll-back of the sections that it may edit. */
@Controller('api/admin/revisions')
@UseGuards(StaffGuard)
export class RevisionsController {
  constructor(
    private readonly revisions: Revisions,
    private readonly rollBacks: RollBacks,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@Query() query: unknown) {
    return this.revisions.list(z.parse(pageQuerySchema, query));
  }

  @Get(':number')
  @Header('cache-control', 'no-store')
  get(@Param('number') number: string) {
    return this.revisions.get(revisionNumber(number));
  }

  @Post(':number/roll-back')
  rollBack(@Param('number') number: string, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.rollBacks.draft({ ...z.parse(rollBackSchema, body ?? {}), revision: revisionNumber(number) }, staff);
  }
}
