import type { ConsentCategory } from '@manifold/domain/cookie-consent/question';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** A choice about cookies, and the texts that it answered. */
export interface CookieChoice {
  readonly consentId: string;
  readonly storeKey: string;
  readonly locale: string;
  readonly categories: readonly ConsentCategory[];
  readonly textVersion: number;
  readonly textDigest: string;
  /** Of the stored text; undefined for a withdrawal on a page that we do not know. */
  readonly textId: bigint | undefined;
  readonly revision: number;
}

/** The log of choices about cookies. Rows are added and expire; they are never changed. */
@Injectable()
export class ConsentLog {
  constructor(private readonly prisma: PrismaService) {}

  async add(choice: CookieChoice): Promise<void> {
    await this.prisma.consentRecord.create({ data: { ...choice, categories: [...choice.categories] } });
  }
}
