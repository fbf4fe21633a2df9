import {
  changeSetQuerySchema,
  changeSetRowsQuerySchema,
  createChangeSetSchema,
  partDiffSchema,
  putEditSchema,
  putEditsSchema,
  renameChangeSetSchema,
} from '@manifold/domain/admin-api/contract';
import { adminRoutes } from '@manifold/domain/admin-api/routes';
import { publishSchema, type EditAddress } from '@manifold/domain/change-set/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import * as z from 'zod/mini';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { IfMatch } from '../../platform/http/conditional-requests.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { Delivery } from '../delivery/delivery.service.js';
import { ChangeSetLists } from '../publishing/change-set-lists.service.js';
import { ChangeSets } from '../publishing/change-sets.service.js';
import { chosenEdits } from '../publishing/edit-addresses.js';
import { DraftEdits } from '../publishing/draft-edits.service.js';
import { diffOf, editedRowsOf } from '../publishing/diff.js';
import { loadRows } from '../publishing/section-rows.js';

/** The body limit of requests with many edits: enough for a row of the longest section for every store and locale. */
export const MANY_EDITS_BYTES = 4 * 1024 * 1024;

/** Drafts (change sets). Every role may create one; the sections decide what the role may edit and publish. */
@Controller('api/admin/change-sets')
@UseGuards(StaffGuard)
export class ChangeSetsController {
  constructor(
    private readonly changeSets: ChangeSets,
    private readonly lists: ChangeSetLists,
    private readonly draftEdits: DraftEdits,
    private readonly delivery: Delivery,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Query() query: unknown, @SignedInStaff() staff: Staff) {
    return { changeSets: await this.lists.summaries(z.parse(changeSetQuerySchema, query), staff) };
  }

  @Post()
  create(@Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.changeSets.create(z.parse(createChangeSetSchema, body), staff);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  get(@Param('id') id: string, @SignedInStaff() staff: Staff) {
    return this.changeSets.get(id, staff);
  }

  @Get(':id/rows')
  @Header('cache-control', 'no-store')
  async rows(@Param('id') id: string, @Query() query: unknown, @SignedInStaff() staff: Staff) {
    const { section } = z.parse(changeSetRowsQuerySchema, query);
    return { rows: editedRowsOf(await this.changeSets.editsOf(id, staff), section) };
  }

  @Put(':id')
  rename(@Param('id') id: string, @IfMatch() version: number, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.changeSets.rename({ id, version }, z.parse(renameChangeSetSchema, body).name, staff);
  }

  @Delete(':id')
  discard(@Param('id') id: string, @IfMatch() version: number, @SignedInStaff() staff: Staff) {
    return this.changeSets.discard({ id, version }, staff);
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@Param('id') id: string, @IfMatch() version: number, @SignedInStaff() staff: Staff) {
    return this.changeSets.restore({ id, version }, staff);
  }

  /** The same body limit as for many edits, because one row may be as long. */
  @Put(':id/edits')
  @RouteConfig({ bodyLimit: MANY_EDITS_BYTES })
  putEdit(@Param('id') id: string, @IfMatch() version: number, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.draftEdits.put(id, version, z.parse(putEditSchema, body), staff);
  }

  @Post(':id/edits')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: MANY_EDITS_BYTES })
  putEdits(@Param('id') id: string, @IfMatch() version: number, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.draftEdits.putAll(id, version, z.parse(putEditsSchema, body).edits, staff);
  }

  @Delete(':id/edits')
  removeEdit(
    @Param('id') id: string,
    @IfMatch() version: number,
    @Query() query: unknown,
    @SignedInStaff() staff: Staff,
  ) {
    const { validFrom = null, validTo = null, ...address } = z.parse(adminRoutes.removeEdit.query, query);
    return this.draftEdits.remove(id, version, { ...address, validFrom, validTo }, staff);
  }

  @Get(':id/diff')
  @Header('cache-control', 'no-store')
  diff(@Param('id') id: string, @SignedInStaff() staff: Staff) {
    return this.diffOfPart(id, undefined, staff);
  }

  @Post(':id/diff')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: MANY_EDITS_BYTES })
  partDiff(@Param('id') id: string, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.diffOfPart(id, z.parse(partDiffSchema, body).edits, staff);
  }

  @Post(':id/publish')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: MANY_EDITS_BYTES })
  async publish(@Param('id') id: string, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    const revision = await this.changeSets.publish(id, z.parse(publishSchema, body), staff);
    // This replica serves the revision before it answers; the other replicas are notified.
    await this.delivery.refresh();
    return revision;
  }

  private async diffOfPart(id: string, chosen: readonly EditAddress[] | undefined, staff: Staff) {
    const { edits } = await this.changeSets.get(id, staff);
    return diffOf(await loadRows(this.prisma), chosenEdits(edits, chosen), this.clock.now());
  }
}
