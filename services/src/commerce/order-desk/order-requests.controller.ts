import { decideOrderRequestSchema, type OrderRequest } from '@manifold/domain/order-desk/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { requiredUuid } from '../../platform/auth/required-uuid.js';
import { OrderDeskOnly, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { OrderRequests } from './order-requests.service.js';

/** Requests that wait for a second person. */
@Controller('api/admin/order-requests')
@UseGuards(StaffGuard)
@OrderDeskOnly()
export class OrderRequestsController {
  constructor(private readonly requests: OrderRequests) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@SignedInStaff() staff: Staff) {
    return { requests: await this.requests.proposed(staff) };
  }

  @Post(':id/decision')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  decide(@Param('id') id: string, @Body() body: unknown, @SignedInStaff() staff: Staff): Promise<OrderRequest> {
    return this.requests.decide(requiredUuid(id), z.parse(decideOrderRequestSchema, body), staff);
  }
}
