import { Global, Module } from '@nestjs/common';
import { PrismaModule } from '../prisma/prisma.module.js';
import { AuthController } from './auth.controller.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccount } from './own-account.service.js';
import { SessionsController } from './sessions.controller.js';
import { SignInAttempts } from './sign-in-attempts.service.js';
import { SignInService } from './sign-in.service.js';
import { StaffAccounts } from './staff-accounts.service.js';
import { StaffController } from './staff.controller.js';
import { StaffDirectory } from './staff-directory.service.js';
import { StaffGuard } from './staff-guard.js';
import { StaffLinksController } from './staff-links.controller.js';
import { StaffLinks } from './staff-links.service.js';
import { StaffSessions } from './staff-sessions.service.js';

/** Who works here: accounts, sessions and the guard of the console's routes. */
@Global()
@Module({
  imports: [PrismaModule],
  controllers: [AuthController, StaffLinksController, OwnAccountController, StaffController, SessionsController],
  providers: [
    StaffSessions,
    SignInAttempts,
    SignInService,
    StaffAccounts,
    StaffLinks,
    StaffDirectory,
    OwnAccount,
    StaffGuard,
  ],
  exports: [StaffSessions, StaffGuard],
})
export class AuthModule {}
