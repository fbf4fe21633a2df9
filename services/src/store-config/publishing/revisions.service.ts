import type { RevisionSummary } from '@manifold/domain/admin-api/contract';
import type { PageQuery } from '@manifold/domain/list-page/contract';
import type { Revision } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { editOf } from './stored-edit.js';

/** The history of the config. */
@Injectable()
export class Revisions {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns one page of revisions, newest first, and their total number. */
  async list({ page, perPage }: PageQuery): Promise<{ revisions: RevisionSummary[]; total: number }> {
    const [stored, total] = await Promise.all([
      this.prisma.revision.findMany({
        orderBy: { number: 'desc' },
        skip: (page - 1) * perPage,
        take: perPage,
        include: { edits: { select: { section: true } } },
      }),
      this.prisma.revision.count(),
    ]);
    const revisions = stored.map(({ number, author, reason, publishedAt, edits }) => ({
      number,
      author,
      reason,
      publishedAt: publishedAt.toISOString(),
      editCount: edits.length,
      sections: [...new Set(edits.map(({ section }) => section))],
    }));
    return { revisions, total };
  }

  /** Returns one revision with its edits. Throws `not-found` for an unknown number. */
  async get(number: number): Promise<Revision> {
    const found = await this.prisma.revision.findUnique({
      where: { number },
      include: { edits: { orderBy: { position: 'asc' } } },
    });
    if (!found) throw new ShopError('not-found');
    const { author, reason, publishedAt, edits } = found;
    return { number, author, reason, publishedAt: publishedAt.toISOString(), edits: edits.map(editOf) };
  }
}
