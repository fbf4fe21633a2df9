import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  CustomerBackend,
  type CustomerRecord,
  type KnownCustomer,
} from '../../integrations/commercetools/ports/customer-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { AccountMail } from './account-mail.service.js';

const JOB = 'join-guest-orders';

interface OwnerOfOrders extends Pick<KnownCustomer, 'id' | 'email'> {
  readonly storeKey: string;
}

/** Gives guests' orders to the customer who has confirmed their e-mail address. */
@Injectable()
export class GuestOrders implements OnModuleInit {
  constructor(
    private readonly mail: AccountMail,
    private readonly backend: CustomerBackend,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.mail.register<OwnerOfOrders>(JOB, (owner) => this.join(owner));
  }

  /** Queues the search for guests' orders, if the address is confirmed. Otherwise another person could own it. */
  async enqueue(
    storeKey: string,
    { id, email, isEmailVerified }: Pick<CustomerRecord, 'id' | 'email' | 'isEmailVerified'>,
  ) {
    if (isEmailVerified) await this.mail.enqueue(JOB, { storeKey, id, email } satisfies OwnerOfOrders);
  }

  private async join({ storeKey, ...customer }: OwnerOfOrders): Promise<void> {
    const present = await this.backend.findById(storeKey, customer.id);
    // Another customer may have the address by the time a job is repeated.
    if (present?.email.toLowerCase() !== customer.email.toLowerCase()) return;
    const joined = await this.backend.joinGuestOrders(storeKey, customer);
    if (joined > 0) this.logger.info({ storeKey, customerId: customer.id, orders: joined }, 'guest orders joined');
  }
}
