import { createHash } from 'node:crypto';
import type { ConsentPlace, ConsentText } from '@manifold/domain/consent-texts/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** The place and the locale in which a text was shown. */
interface Shown {
  readonly place: ConsentPlace;
  readonly locale: string;
}

/** Stores each text once. Rows are never changed. */
@Injectable()
export class ConsentTextRows {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the id of a text, which is stored if it is new. */
  async store({ place, locale }: Shown, { text, pageDigest }: ConsentText): Promise<bigint> {
    const digest = createHash('sha256').update(text).digest('hex');
    const key = { digest, place, locale };
    const where = { digest_place_locale: key };
    const known = await this.prisma.consentText.findUnique({ where, select: { id: true } });
    if (known) return known.id;
    // Another consent may store it at the same moment.
    await this.prisma.consentText.createMany({ data: [{ ...key, text, pageDigest }], skipDuplicates: true });
    return (await this.prisma.consentText.findUniqueOrThrow({ where, select: { id: true } })).id;
  }

  /** Returns the id of the newest stored text with this page digest; undefined if there is none. */
  async findByPageDigest({ place, locale }: Shown, pageDigest: string): Promise<bigint | undefined> {
    const where = { place, locale, pageDigest };
    const found = await this.prisma.consentText.findFirst({ where, orderBy: { id: 'desc' }, select: { id: true } });
    return found?.id;
  }
}
