import {
  boundaryTrialParamsSchema,
  impactParamsSchema,
  type BoundaryTrials,
} from '@manifold/domain/admin-api/impact-routes';
import type { Impact } from '@manifold/domain/impact/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import * as z from 'zod/mini';
import { Roles, SignedInStaff, StaffGuard } from '../../../platform/auth/staff-guard.js';
import { MANY_EDITS_BYTES } from '../../../store-config/index.js';
import { DraftBoundaries } from '../boundary-shopper/draft-boundaries.service.js';
import { Impacts } from './impacts.service.js';

/** Shows the impact of a draft before it is published. */
@Controller('api/admin/change-sets/:id')
@UseGuards(StaffGuard)
export class ImpactController {
  constructor(
    private readonly impacts: Impacts,
    private readonly boundaries: DraftBoundaries,
  ) {}

  @Post('impact')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RouteConfig({ bodyLimit: MANY_EDITS_BYTES })
  impact(@Param('id') changeSetId: string, @Body() body: unknown, @SignedInStaff() staff: Staff): Promise<Impact> {
    const { edits } = z.parse(impactParamsSchema, body);
    return this.impacts.progress({ changeSetId, edits, staff });
  }

  @Post('boundaries')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RouteConfig({ bodyLimit: MANY_EDITS_BYTES })
  @Roles(['admin', 'operations'])
  tries(
    @Param('id') changeSetId: string,
    @Body() body: unknown,
    @SignedInStaff() staff: Staff,
  ): Promise<BoundaryTrials> {
    const { storeKey, edits } = z.parse(boundaryTrialParamsSchema, body);
    return this.boundaries.tryDraft({ changeSetId, edits, staff }, storeKey);
  }
}
