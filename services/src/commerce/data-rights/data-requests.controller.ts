import { type DeskDataRequests, deskDataRequestsQuerySchema } from '@manifold/domain/data-rights/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { OrderDeskOnly, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { DataRequestDesk } from './data-request-desk.service.js';

/** Requests about personal data in the caller's countries. */
@Controller('api/admin/data-requests')
@UseGuards(StaffGuard)
@OrderDeskOnly()
export class DataRequestsController {
  constructor(private readonly desk: DataRequestDesk) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@Query() query: unknown, @SignedInStaff() staff: Staff): Promise<DeskDataRequests> {
    return this.desk.list(z.parse(deskDataRequestsQuerySchema, query), staff);
  }
}
