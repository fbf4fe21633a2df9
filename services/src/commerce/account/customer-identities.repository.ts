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

  /** Removes all identities of a customer. */
  async removeAll({ storeKey, customerId }: SessionOwner): Promise<void> {
    await this.prisma.customerIdentity.deleteMany({ where: { storeKey, customerId } });
  }
}
