import { searchedTextsQuerySchema, type SearchedTexts } from '@manifold/domain/systems/searched-texts';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { Roles, StaffGuard } from '../../platform/auth/staff-guard.js';
import { SearchedTextCounts } from './searched-texts.repository.js';

/** Lists frequent search texts. */
@Controller('api/admin/searched-texts')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class SearchedTextsController {
  constructor(private readonly counts: SearchedTextCounts) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@Query() query: unknown): Promise<SearchedTexts> {
    return this.counts.list(z.parse(searchedTextsQuerySchema, query).locale);
  }
}
