import {
  orderSearchSchema,
  requestOrderActionSchema,
  type DeskOrder,
  type OrderRequest,
  type OrderSearchAnswer,
  type Timeline,
} from '@manifold/domain/order-desk/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { OrderDeskOnly, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { DeskOrders } from './desk-orders.service.js';
import { OrderRequests } from './order-requests.service.js';
import { OrderSearches } from './order-search.service.js';

/** Orders of the caller's countries. */
@Controller('api/admin/orders')
@UseGuards(StaffGuard)
@OrderDeskOnly()
export class OrderDeskController {
  constructor(
    private readonly searches: OrderSearches,
    private readonly orders: DeskOrders,
    private readonly requests: OrderRequests,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  search(@Body() body: unknown, @SignedInStaff() staff: Staff): Promise<OrderSearchAnswer> {
    return this.searches.search(z.parse(orderSearchSchema, body), staff);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  view(@Param('id') id: string, @SignedInStaff() staff: Staff): Promise<DeskOrder> {
    return this.orders.view(id, staff);
  }

  @Get(':id/timeline')
  @Header('cache-control', 'no-store')
  timeline(@Param('id') id: string, @SignedInStaff() staff: Staff): Promise<Timeline> {
    return this.orders.timeline(id, staff);
  }

  @Post(':id/requests')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  request(@Param('id') id: string, @Body() body: unknown, @SignedInStaff() staff: Staff): Promise<OrderRequest> {
    return this.requests.request(id, z.parse(requestOrderActionSchema, body), staff);
  }
}
