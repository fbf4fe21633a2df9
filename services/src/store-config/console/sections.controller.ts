import { adminRoutes } from '@manifold/domain/admin-api/routes';
import type { Staff } from '@manifold/domain/staff/contract';
import { Controller, Get, Header, Param, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { LiveConfig } from '../live/live-config.js';
import { Explanations } from './explanations.service.js';
import { Matrices } from './matrices.service.js';
import { SectionViews } from './section-views.service.js';
import { storeView } from './store-view.js';

/** Stores and sections, readable for every role. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class SectionsController {
  constructor(
    private readonly live: LiveConfig,
    private readonly views: SectionViews,
    private readonly explanations: Explanations,
    private readonly matrices: Matrices,
  ) {}

  @Get('stores')
  @Header('cache-control', 'no-store')
  stores() {
    return { stores: this.live.snapshots().map(storeView) };
  }

  @Get('sections')
  @Header('cache-control', 'no-store')
  sections() {
    return { sections: this.views.list() };
  }

  @Get('sections/:key/rows')
  @Header('cache-control', 'no-store')
  async rows(@Param('key') key: string) {
    return { rows: await this.views.rows(key) };
  }

  @Get('sections/:key/effective')
  @Header('cache-control', 'no-store')
  async effective(@Param('key') key: string, @Query() query: unknown, @SignedInStaff() staff: Staff) {
    const { at, changeSet } = z.parse(adminRoutes.sectionEffective.query, query);
    const instant = at === undefined ? undefined : new Date(at);
    return { values: await this.views.effective(key, { at: instant, changeSet, staff }) };
  }

  @Get('matrix')
  @Header('cache-control', 'no-store')
  matrix(@Query() query: unknown, @SignedInStaff() staff: Staff) {
    return this.matrices.matrixAt(z.parse(adminRoutes.matrix.query, query), staff);
  }

  @Get('explanation')
  @Header('cache-control', 'no-store')
  explanation(@Query() query: unknown) {
    return this.explanations.explain(z.parse(adminRoutes.explanation.query, query));
  }
}
