import { Module } from '@nestjs/common';
import { CustomerIdentities } from './customer-identities.repository.js';
import { CustomerPasskeys } from './customer-passkeys.repository.js';
import { EmailChanges } from './email-changes.repository.js';
import { MyOrdersLinks } from './my-orders-links.repository.js';
import { PendingSignUps } from './pending-sign-ups.repository.js';

const RECORDS = [CustomerIdentities, CustomerPasskeys, EmailChanges, MyOrdersLinks, PendingSignUps];

/** The rows of Postgres about accounts. */
@Module({ providers: RECORDS, exports: RECORDS })
export class AccountRecordsModule {}
