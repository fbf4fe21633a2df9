import { searchRebuildSchema, type SearchIndexStatuses } from '@manifold/domain/search-index/status';
import { Body, Controller, Get, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { Roles, StaffGuard } from '../../platform/auth/staff-guard.js';
import { SearchStatuses } from './search-statuses.service.js';

/** Shows the status of the search indexes and rebuilds them. */
@Controller('api/admin/search-indexes')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class SearchIndexesController {
  constructor(private readonly statuses: SearchStatuses) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(): Promise<SearchIndexStatuses> {
    return this.statuses.all();
  }

  @Post('rebuild')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  rebuild(@Body() body: unknown): Promise<SearchIndexStatuses> {
    const { locales = [] } = z.parse(searchRebuildSchema, body ?? {});
    return this.statuses.rebuild(locales);
  }
}
