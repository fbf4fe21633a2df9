import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { ConsentEvent } from './newsletter-subscriptions.repository.js';

const KIND = 'unknown-link';
/** More than visitors open by mistake. A flood of links from many addresses must not fill the table. */
const LINKS_A_DAY = 1000;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** A confirmation link that confirmed nothing. */
type UnknownLink = Pick<ConsentEvent, 'source' | 'locale' | 'revision'> & { readonly linkDigest: string };

/** The log of opened confirmation links: a digest of each, and nothing about who opened it. */
@Injectable()
export class ConsentLinkLog {
  constructor(private readonly prisma: PrismaService) {}

  /** Logs a link that is not ours, unless it is in the log: as one that was used before, or as unknown. */
  async logUnknown(storeKey: string, link: UnknownLink): Promise<void> {
    const { linkDigest } = link;
    if (await this.prisma.newsletterEvent.findFirst({ where: { storeKey, linkDigest }, select: { id: true } })) return;
    const where = { storeKey, kind: KIND, at: { gte: new Date(Date.now() - DAY_MILLISECONDS) } };
    if ((await this.prisma.newsletterEvent.count({ where })) >= LINKS_A_DAY) return;
    await this.prisma.newsletterEvent.create({ data: { storeKey, kind: KIND, channels: [], ...link } });
  }

  /** Returns whether the newsletter that a used link has confirmed is still in force. */
  async isInForce(storeKey: string, linkDigest: string): Promise<boolean> {
    const where = { storeKey, linkDigest, kind: 'confirmed' };
    const used = await this.prisma.newsletterEvent.findFirst({ where, select: { subscriptionId: true } });
    if (!used?.subscriptionId) return false;
    const inForce = { id: used.subscriptionId, channels: { has: 'newsletter' } };
    return (await this.prisma.newsletterSubscription.count({ where: inForce })) > 0;
  }
}
