import type { DatabaseCondition } from '@manifold/domain/systems/database';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { Roles, StaffGuard } from '../auth/staff-guard.js';
import { PrismaService } from '../prisma/prisma.service.js';

const MEGABYTE = 1024 * 1024;

interface ConditionRow {
  readonly version: string;
  readonly connections: number;
  readonly most: number;
  readonly busy: number;
  readonly longest: number;
  readonly bytes: number;
}

/** The condition of Postgres, for staff. */
@Controller('api/admin/database')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class DatabaseController {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns connections, load and size. Postgres shows only the number of other roles' connections, not their state. */
  @Get()
  @Header('cache-control', 'no-store')
  async condition(): Promise<DatabaseCondition> {
    const startedAt = performance.now();
    const [found] = await this.prisma.$queryRaw<[ConditionRow]>`
      SELECT current_setting('server_version') AS version,
        count(*)::int AS connections,
        current_setting('max_connections')::int AS most,
        (count(*) FILTER (WHERE state <> 'idle'))::int AS busy,
        coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)) FILTER (WHERE state <> 'idle'), 0)::float8 AS longest,
        pg_database_size(current_database())::float8 AS bytes
      FROM pg_stat_activity WHERE backend_type = 'client backend'`;
    return {
      version: found.version,
      answeredInMilliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      connections: found.connections,
      mostConnections: found.most,
      busy: found.busy,
      longestSeconds: Math.round(Math.max(0, found.longest) * 10) / 10,
      sizeMegabytes: Math.round(found.bytes / MEGABYTE),
    };
  }
}
