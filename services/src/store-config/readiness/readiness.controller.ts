import { Controller, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { Roles, StaffGuard } from '../../platform/auth/staff-guard.js';
import { Readiness } from './readiness.service.js';

/** Readiness of stores to sell. Every role may read it; support cannot start a check. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class ReadinessController {
  constructor(private readonly readiness: Readiness) {}

  @Get('readiness')
  @Header('cache-control', 'no-store')
  async last() {
    return { stores: await this.readiness.last() };
  }

  @Post('stores/:storeKey/readiness')
  @HttpCode(200)
  @Roles(['admin', 'operations'])
  check(@Param('storeKey') storeKey: string) {
    return this.readiness.check(storeKey);
  }
}
