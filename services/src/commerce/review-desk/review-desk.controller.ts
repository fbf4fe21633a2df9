import {
  decideReviewSchema,
  type DeskReview,
  type DeskReviews,
  deskReviewsQuerySchema,
} from '@manifold/domain/review-desk/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { requiredUuid } from '../../platform/auth/required-uuid.js';
import { OrderDeskOnly, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { ReviewDesk } from './review-desk.service.js';

/** The moderation of reviews of the caller's countries. */
@Controller('api/admin/reviews')
@UseGuards(StaffGuard)
@OrderDeskOnly()
export class ReviewDeskController {
  constructor(private readonly desk: ReviewDesk) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@Query() query: unknown, @SignedInStaff() staff: Staff): Promise<DeskReviews> {
    return this.desk.list(z.parse(deskReviewsQuerySchema, query), staff);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  decide(@Param('id') id: string, @Body() body: unknown, @SignedInStaff() staff: Staff): Promise<DeskReview> {
    return this.desk.decide(requiredUuid(id), z.parse(decideReviewSchema, body), staff);
  }
}
