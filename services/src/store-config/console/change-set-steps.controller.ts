import { refusalSchema, scheduleSchema } from '@manifold/domain/change-set/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import * as z from 'zod/mini';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { Reviews } from '../publishing/reviews.service.js';
import { Schedules } from '../publishing/schedules.service.js';
import { IfMatch } from '../../platform/http/conditional-requests.js';
import { MANY_EDITS_BYTES } from './change-sets.controller.js';

/** The steps of a draft before it is published: review by a second person, and scheduling. */
@Controller('api/admin/change-sets/:id')
@UseGuards(StaffGuard)
export class ChangeSetStepsController {
  constructor(
    private readonly schedules: Schedules,
    private readonly reviews: Reviews,
  ) {}

  @Post('schedule')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: MANY_EDITS_BYTES })
  schedule(@Param('id') id: string, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.schedules.schedule(id, z.parse(scheduleSchema, body), staff);
  }

  @Post('call-back')
  @HttpCode(200)
  callBack(@Param('id') id: string, @IfMatch() version: number, @SignedInStaff() staff: Staff) {
    return this.schedules.callBack({ id, version }, staff);
  }

  @Post('propose')
  @HttpCode(200)
  propose(@Param('id') id: string, @IfMatch() version: number, @SignedInStaff() staff: Staff) {
    return this.reviews.propose({ id, version }, staff);
  }

  @Post('approve')
  @HttpCode(200)
  approve(@Param('id') id: string, @IfMatch() version: number, @SignedInStaff() staff: Staff) {
    return this.reviews.approve({ id, version }, staff);
  }

  @Post('refuse')
  @HttpCode(200)
  refuse(@Param('id') id: string, @IfMatch() version: number, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.reviews.refuse({ id, version }, z.parse(refusalSchema, body).word, staff);
  }
}
