import type { Replicas } from '@manifold/domain/replica/contract';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { StaffGuard } from '../../platform/auth/staff-guard.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

interface StoredReplica {
  readonly id: string;
  readonly host: string;
  readonly started: Date;
  readonly version: string;
  readonly memory: number;
  readonly open: number;
  readonly busy: number;
  readonly waiting: number;
  readonly ailing: string[];
  readonly revision: number;
  readonly silent: number;
}

/** The running replicas and their revisions, for every role. */
@Controller('api/admin/replicas')
@UseGuards(StaffGuard)
export class ReplicasController {
  constructor(private readonly prisma: PrismaService) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(): Promise<Replicas> {
    const [stored, { _max }] = await Promise.all([
      this.prisma.$queryRaw<StoredReplica[]>`
        SELECT id, host, started, version, memory_megabytes AS memory, pool_open AS open, pool_busy AS busy,
          pool_waiting AS waiting, ailing, revision, extract(epoch FROM now() - seen)::float8 AS silent
        FROM replica WHERE seen >= now() - interval '1 minute' ORDER BY host, started`,
      this.prisma.revision.aggregate({ _max: { number: true } }),
    ]);
    const replicas = stored.map(
      ({ id, host, started, version, memory, open, busy, waiting, ailing, revision, silent }) => ({
        id,
        host,
        startedAt: started.toISOString(),
        version,
        memoryMegabytes: memory,
        pool: { open, busy, waiting },
        ailing,
        revision,
        silentSeconds: Math.max(0, Math.round(silent * 10) / 10),
      }),
    );
    return { replicas, newest: _max.number ?? 0 };
  }
}
