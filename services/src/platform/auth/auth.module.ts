import { Global, Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PrismaModule } from '../prisma/prisma.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { AuthController } from './auth.controller.js';
import { LargeBodyGuard } from './large-body-guard.js';
import { OpenIdAccounts } from './open-id/open-id-accounts.service.js';
import { OpenIdController } from './open-id/open-id.controller.js';
import { OpenIdProvider } from './open-id/open-id-provider.service.js';
import { OpenIdRenewal } from './open-id/open-id-renewal.service.js';
import { OpenIdSignIn } from './open-id/open-id-sign-in.service.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccount } from './own-account.service.js';
import { SessionsController } from './sessions.controller.js';
import { SignInService } from './sign-in.service.js';
import { StaffAccounts } from './staff-accounts.service.js';
import { StaffAuthentication } from './staff-authentication.service.js';
import { StaffController } from './staff.controller.js';
import { StaffDirectory } from './accounts/staff-directory.service.js';
import { StaffGuard } from './staff-guard.js';
import { StaffIdentities } from './accounts/staff-identities.service.js';
import { StaffLinksController } from './staff-links.controller.js';
import { StaffLinks } from './accounts/staff-links.service.js';
import { StaffMails } from './accounts/staff-mails.service.js';
import { StaffSessions } from './accounts/staff-sessions.service.js';

/** Staff: accounts, sessions, sign-in and the guard of the console's routes. */
@Global()
@Module({
  imports: [PrismaModule, RateLimitsModule, JobsModule, MailModule],
  controllers: [
    AuthController,
    OpenIdController,
    StaffLinksController,
    OwnAccountController,
    StaffController,
    SessionsController,
  ],
  providers: [
    StaffSessions,
    SignInService,
    StaffAccounts,
    StaffLinks,
    StaffMails,
    StaffDirectory,
    StaffIdentities,
    OwnAccount,
    OpenIdProvider,
    OpenIdAccounts,
    OpenIdRenewal,
    OpenIdSignIn,
    StaffAuthentication,
    StaffGuard,
    LargeBodyGuard,
  ],
  exports: [StaffSessions, StaffAuthentication, StaffGuard, StaffDirectory, StaffMails],
})
export class AuthModule {}
