import { Injectable } from '@nestjs/common';
import { newToken, tokenHash } from '../../platform/auth/accounts/token.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { SessionOwner } from '../visit/index.js';

const DAY_MS = 86_400_000;

/** A change of an e-mail address that is not complete yet. */
export interface EmailChange {
  readonly id: string;
  readonly storeKey: string;
  readonly customerId: string;
  readonly presentEmail: string;
  readonly nextEmail: string;
  readonly presentConfirmedAt: Date | null;
  readonly nextConfirmedAt: Date | null;
  readonly expiresAt: Date;
}

/** Stores changes of e-mail addresses until both addresses have confirmed them. A customer has at most one. */
@Injectable()
export class EmailChanges {
  constructor(private readonly prisma: PrismaService) {}

  /** Stores a change for a day. It replaces an earlier one of the customer, whose links then no longer work. */
  async request(change: Pick<EmailChange, 'storeKey' | 'customerId' | 'presentEmail' | 'nextEmail'>): Promise<string> {
    const { storeKey, customerId } = change;
    const expiresAt = new Date(Date.now() + DAY_MS);
    const fresh = {
      ...change,
      expiresAt,
      presentHash: null,
      nextHash: null,
      presentConfirmedAt: null,
      nextConfirmedAt: null,
    };
    const { id } = await this.prisma.emailChange.upsert({
      where: { storeKey_customerId: { storeKey, customerId } },
      create: fresh,
      update: fresh,
      select: { id: true },
    });
    await this.prisma.emailChange.deleteMany({ where: { expiresAt: { lte: new Date() } } });
    return id;
  }

  /** Returns a change with a new token for each address; undefined if it was completed or has expired. */
  async issueTokens(
    id: string,
  ): Promise<(EmailChange & { readonly present: string; readonly next: string }) | undefined> {
    const [present, next] = [newToken(), newToken()];
    const [change] = await this.prisma.emailChange.updateManyAndReturn({
      where: { id, expiresAt: { gt: new Date() } },
      data: { presentHash: tokenHash(present), nextHash: tokenHash(next) },
    });
    return change && { ...change, present, next };
  }

  /** Records the confirmation of the address that a token was mailed to. Returns the change; undefined for an unknown token. */
  async confirm(storeKey: string, token: string): Promise<EmailChange | undefined> {
    const [hash, now] = [tokenHash(token), new Date()];
    const open = { storeKey, expiresAt: { gt: now } };
    const [present] = await this.prisma.emailChange.updateManyAndReturn({
      where: { ...open, presentHash: hash },
      data: { presentConfirmedAt: now },
    });
    if (present) return present;
    const [next] = await this.prisma.emailChange.updateManyAndReturn({
      where: { ...open, nextHash: hash },
      data: { nextConfirmedAt: now },
    });
    return next;
  }

  /** Deletes a customer's change that was requested before an instant; its links then no longer work. */
  async removeOlder({ storeKey, customerId }: SessionOwner, before: Date): Promise<void> {
    const expiresAt = { lt: new Date(before.getTime() + DAY_MS) };
    await this.prisma.emailChange.deleteMany({ where: { storeKey, customerId, expiresAt } });
  }

  /** Deletes a change. Returns false if another request has done so. */
  async remove(id: string): Promise<boolean> {
    return (await this.prisma.emailChange.deleteMany({ where: { id } })).count === 1;
  }
}
