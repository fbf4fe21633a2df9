import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { SessionOwner } from '../visit/index.js';

/** An account of a provider, in a store. */
export interface IdentityKey {
  readonly storeKey: string;
  readonly provider: SocialProvider;
  /** The provider's id of the person. */
  readonly subject: string;
}

/** The accounts of sign-in providers that may sign in as a customer. */
@Injectable()
export class CustomerIdentities {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the id of the linked customer. */
  async find(key: IdentityKey): Promise<string | undefined> {
    const found = await this.prisma.customerIdentity.findUnique({ where: { storeKey_provider_subject: key } });
    return found?.customerId;
  }

  /** Links an identity to a customer, and to no other. */
  async link(key: IdentityKey, customerId: string): Promise<void> {
    const where = { storeKey_provider_subject: key };
    await this.prisma.customerIdentity.upsert({ where, create: { ...key, customerId }, update: { customerId } });
  }

  /** Removes an identity whose customer was deleted. */
  async remove({ storeKey, provider, subject }: IdentityKey): Promise<void> {
    await this.prisma.customerIdentity.deleteMany({ where: { storeKey, provider, subject } });
  }

  /** Returns the names of the providers that are linked to a customer. */
  async providersOf({ storeKey, customerId }: SessionOwner): Promise<string[]> {
    const rows = await this.prisma.customerIdentity.findMany({
      where: { storeKey, customerId },
      distinct: ['provider'],
      orderBy: { provider: 'desc' },
    });
    return rows.map(({ provider }) => provider);
  }

  /** Removes the identities of a customer, of one provider or of all. */
  async removeAll({ storeKey, customerId }: SessionOwner, provider?: SocialProvider): Promise<void> {
    const where = { storeKey, customerId, ...(provider === undefined ? {} : { provider }) };
    await this.prisma.customerIdentity.deleteMany({ where });
  }
}
