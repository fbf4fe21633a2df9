import { PASSKEY_LIMIT, type PasskeyTransport, passkeyTransportSchema } from '@manifold/domain/passkeys/contract';
import { Injectable } from '@nestjs/common';
import type { VerifiedKey } from '../../integrations/passkeys/passkey-verifier.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { SessionOwner } from '../visit/index.js';

/** A new passkey of a customer. */
export interface NewPasskey {
  readonly key: VerifiedKey;
  readonly transports: readonly PasskeyTransport[];
  readonly name: string;
}

/** A stored passkey. */
export interface PasskeyRecord extends VerifiedKey, SessionOwner {
  readonly id: string;
  readonly transports: readonly PasskeyTransport[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

type Row = Omit<PasskeyRecord, 'counter' | 'transports'> & {
  readonly counter: bigint;
  readonly transports: readonly string[];
};

/** The passkeys of customers. */
@Injectable()
export class CustomerPasskeys {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the customer's passkeys, oldest first. */
  async list({ storeKey, customerId }: SessionOwner): Promise<PasskeyRecord[]> {
    const rows = await this.prisma.customerPasskey.findMany({
      where: { storeKey, customerId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return rows.map(recordOf);
  }

  /** Returns the passkey of a credential id. */
  async find(storeKey: string, credentialId: string): Promise<PasskeyRecord | undefined> {
    const where = { storeKey_credentialId: { storeKey, credentialId } };
    const row = await this.prisma.customerPasskey.findUnique({ where });
    return row ? recordOf(row) : undefined;
  }

  /** Stores a passkey. Returns `exists` if the key is known, and `full` if the account has as many as it may have. */
  add(owner: SessionOwner, { key, transports, name }: NewPasskey): Promise<PasskeyRecord | 'full' | 'exists'> {
    const { storeKey, customerId } = owner;
    return this.prisma.$transaction(async (db) => {
      // Requests of two browsers must not exceed the limit together.
      await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`passkeys ${storeKey} ${customerId}`}, 0))`;
      if ((await db.customerPasskey.count({ where: { storeKey, customerId } })) >= PASSKEY_LIMIT) return 'full';
      const [row] = await db.customerPasskey.createManyAndReturn({
        data: [{ ...key, storeKey, customerId, transports: [...transports], name }],
        skipDuplicates: true,
      });
      return row ? recordOf(row) : 'exists';
    });
  }

  /**
   * Records a use and the new signature counter. Returns false if another request has recorded the same or a higher counter, or
   * the passkey was removed.
   */
  async recordUse({ id }: PasskeyRecord, counter: number): Promise<boolean> {
    const { count } = await this.prisma.customerPasskey.updateMany({
      where: { id, ...(counter === 0 ? { counter } : { counter: { lt: counter } }) },
      data: { counter, lastUsedAt: new Date() },
    });
    return count === 1;
  }

  /** Renames a passkey. Returns false if the customer has none with this id. */
  async rename({ storeKey, customerId }: SessionOwner, id: string, name: string): Promise<boolean> {
    const where = { storeKey, customerId, id };
    return (await this.prisma.customerPasskey.updateMany({ where, data: { name } })).count === 1;
  }

  /** Removes a passkey. Returns false if the customer has none with this id. */
  async remove({ storeKey, customerId }: SessionOwner, id: string): Promise<boolean> {
    return (await this.prisma.customerPasskey.deleteMany({ where: { storeKey, customerId, id } })).count === 1;
  }

  /** Removes all passkeys of a customer. */
  async removeAll({ storeKey, customerId }: SessionOwner): Promise<void> {
    await this.prisma.customerPasskey.deleteMany({ where: { storeKey, customerId } });
  }

  /** Removes the passkeys that a customer has added before an instant. */
  async removeOlder({ storeKey, customerId }: SessionOwner, before: Date): Promise<void> {
    await this.prisma.customerPasskey.deleteMany({ where: { storeKey, customerId, createdAt: { lt: before } } });
  }

  /** Marks a challenge as used, and deletes expired marks. Returns false if it was used before. */
  async useChallenge(challengeHash: string, expiresAt: Date): Promise<boolean> {
    const { count } = await this.prisma.usedPasskeyChallenge.createMany({
      data: [{ challengeHash, expiresAt }],
      skipDuplicates: true,
    });
    await this.prisma.usedPasskeyChallenge.deleteMany({ where: { expiresAt: { lt: new Date() } } });
    return count === 1;
  }
}

const recordOf = ({ counter, transports, ...row }: Row): PasskeyRecord => ({
  ...row,
  counter: Number(counter),
  transports: transports.flatMap((transport) => passkeyTransportSchema.safeParse(transport).data ?? []),
});
