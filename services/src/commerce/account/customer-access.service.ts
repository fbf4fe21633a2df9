import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import type { SessionOwner } from '../visit/index.js';
import { AccountMail } from './account-mail.service.js';
import { CustomerDevices } from './customer-devices.service.js';
import { CustomerIdentities } from './customer-identities.repository.js';
import { CustomerPasskeys } from './customer-passkeys.repository.js';
import { EmailChanges } from './email-changes.repository.js';
import { MyOrdersLinks } from './my-orders-links.repository.js';

const JOB = 'end-older-access';

interface OlderAccess extends SessionOwner {
  /** ISO 8601. Sessions, links and passkeys that began later are the customer's own and stay. */
  readonly before: string;
}

/** Ends all access to an account that is older than the password that its owner has just set by mail. */
@Injectable()
export class CustomerAccess implements OnModuleInit {
  constructor(
    private readonly mail: AccountMail,
    private readonly devices: CustomerDevices,
    private readonly identities: CustomerIdentities,
    private readonly passkeys: CustomerPasskeys,
    private readonly emailChanges: EmailChanges,
    private readonly ordersLinks: MyOrdersLinks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.mail.register<OlderAccess>(JOB, (access) => this.carryOut(access));
  }

  /**
   * Ends sessions, links to orders and a change of the e-mail address that is not complete, unlinks sign-in providers and removes
   * passkeys. A job does the same again, so that nothing is left if the process ends or a step fails.
   */
  async endOlder(owner: SessionOwner): Promise<void> {
    const access: OlderAccess = { ...owner, before: new Date().toISOString() };
    await this.mail.enqueue(JOB, access);
    await this.carryOut(access).catch((error: unknown) => {
      this.logger.error({ err: error, customerId: owner.customerId }, 'older access not ended, the job repeats it');
    });
  }

  private async carryOut({ before: instant, ...owner }: OlderAccess): Promise<void> {
    const before = new Date(instant);
    await this.devices.endOlder(owner, before);
    await this.identities.removeOlder(owner, before);
    await this.passkeys.removeOlder(owner, before);
    // A person who knew the old password may have confirmed the change from their own address already.
    await this.emailChanges.removeOlder(owner, before);
    await this.ordersLinks.removeOlder(owner, before);
  }
}
