import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { ConsentEvent } from './newsletter-subscriptions.repository.js';

const KIND = 'unknown-link';
/** More than visitors open by mistake. A flood of links from many addresses must not fill the table. */
const LINKS_A_DAY = 1000;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** A confirmation link that confirmed nothing. */
type UnknownLink = Pick<ConsentEvent, 'source' | 'locale' | 'revision'> & { readonly linkDigest: string };

/** The log of confirmation links that are not ours: a digest of each, and nothing about who opened it. */
@Injectable()
export class UnknownLinks {
  constructor(private readonly prisma: PrismaService) {}

  /** Logs a link, unless it is in the log: as one that was used before, or as unknown. */
  async log(storeKey: string, link: UnknownLink): Promise<void> {
    const { linkDigest } = link;
    if (await this.prisma.newsletterEvent.findFirst({ where: { storeKey, linkDigest }, select: { id: true } })) return;
    const where = { storeKey, kind: KIND, at: { gte: new Date(Date.now() - DAY_MILLISECONDS) } };
    if ((await this.prisma.newsletterEvent.count({ where })) >= LINKS_A_DAY) return;
    await this.prisma.newsletterEvent.create({ data: { storeKey, kind: KIND, channels: [], ...link } });
  }
}
