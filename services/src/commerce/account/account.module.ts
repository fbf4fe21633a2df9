import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { PasskeysModule } from '../../integrations/passkeys/passkeys.module.js';
import { SessionModule } from '../../platform/session/session.module.js';
import { CartModule } from '../cart/index.js';
import { OperationsModule } from '../operations/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { VatCheckModule } from '../vat-check/index.js';
import { VisitModule } from '../visit/index.js';
import { AccountAttempts } from './account-attempts.service.js';
import { AccountMailsModule } from './account-mails.module.js';
import { ACCOUNT_OPERATIONS } from './account-operations.js';
import { AccountRecordsModule } from './account-records.module.js';
import { AddressBook } from './address-book.service.js';
import { BrowserSessions } from './browser-sessions.service.js';
import { CustomerAccessModule } from './customer-access.module.js';
import { CustomerAccounts } from './customer-accounts.service.js';
import { CustomerHandlers } from './customer-handlers.service.js';
import { CustomerVisits } from './customer-visits.service.js';
import { CustomerController } from './customer.controller.js';
import { EmailAddresses } from './email-addresses.service.js';
import { GuestCarts } from './guest-carts.service.js';
import { GuestOrders } from './guest-orders.service.js';
import { LinkedProviders } from './linked-providers.service.js';
import { MailedLinks } from './mailed-links.service.js';
import { MyOrdersPage } from './my-orders-page.service.js';
import { MyOrders } from './my-orders.service.js';
import { PasskeyChallenges } from './passkey-challenges.service.js';
import { PasskeyOperations } from './passkey-operations.js';
import { PasskeyProofs } from './passkey-proofs.service.js';
import { PasskeySignIns } from './passkey-sign-ins.service.js';
import { Passkeys } from './passkeys.service.js';
import { Profiles } from './profile.service.js';
import { ProviderLinks } from './provider-links.service.js';
import { ProviderTripsModule } from './provider-trips.module.js';
import { SignIns } from './sign-in.service.js';
import { SignUps } from './sign-up.service.js';
import { SocialSignInController } from './social-sign-in.controller.js';
import { SocialSignIns } from './social-sign-ins.service.js';

/** Customer accounts: sign-in, profile, address book and mailed links. */
@Module({
  imports: [
    AccountMailsModule,
    AccountRecordsModule,
    CartModule,
    CommercetoolsModule,
    CustomerAccessModule,
    OperationsModule,
    OrdersModule,
    PasskeysModule,
    PaymentsModule,
    ProviderTripsModule,
    SessionModule,
    VatCheckModule,
    VisitModule,
  ],
  controllers: [CustomerController, SocialSignInController],
  providers: [
    AccountAttempts,
    ...ACCOUNT_OPERATIONS,
    AddressBook,
    BrowserSessions,
    CustomerAccounts,
    CustomerHandlers,
    CustomerVisits,
    EmailAddresses,
    GuestCarts,
    GuestOrders,
    LinkedProviders,
    MailedLinks,
    MyOrders,
    MyOrdersPage,
    PasskeyChallenges,
    PasskeyOperations,
    PasskeyProofs,
    PasskeySignIns,
    Passkeys,
    Profiles,
    ProviderLinks,
    SignIns,
    SignUps,
    SocialSignIns,
  ],
  exports: [
    AccountAttempts,
    AccountMailsModule,
    AccountRecordsModule,
    BrowserSessions,
    CustomerHandlers,
    EmailAddresses,
    MailedLinks,
    PasskeyProofs,
    Profiles,
    SignIns,
  ],
})
export class AccountModule {}
