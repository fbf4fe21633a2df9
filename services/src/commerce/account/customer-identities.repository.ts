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

  /** Links an identity to a customer. Returns false if it is linked already, to this or another customer. */
  async link(key: IdentityKey, customerId: string): Promise<boolean> {
    const data = [{ ...key, customerId }];
    return (await this.prisma.customerIdentity.createMany({ data, skipDuplicates: true })).count > 0;
  }

  /** Returns whether any customer of the store is linked to the provider. */
  async isUsed(where: Pick<IdentityKey, 'storeKey' | 'provider'>): Promise<boolean> {
    return (await this.prisma.customerIdentity.findFirst({ where, select: { provider: true } })) !== null;
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

  /** Removes the identities of a customer at a provider. */
  async removeOf({ storeKey, customerId }: SessionOwner, provider: SocialProvider): Promise<void> {
    await this.prisma.customerIdentity.deleteMany({ where: { storeKey, customerId, provider } });
  }

  /** Removes the identities that were linked to a customer before an instant. */
  async removeOlder({ storeKey, customerId }: SessionOwner, before: Date): Promise<void> {
    await this.prisma.customerIdentity.deleteMany({ where: { storeKey, customerId, createdAt: { lt: before } } });
  }
}
