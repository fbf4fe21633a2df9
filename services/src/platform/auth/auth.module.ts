import { Global, Module } from '@nestjs/common';
import { PrismaModule } from '../prisma/prisma.module.js';
import { AuthController } from './auth.controller.js';
import { SignInService } from './sign-in.service.js';
import { StaffAccounts } from './staff-accounts.service.js';
import { StaffGuard } from './staff-guard.js';
import { StaffSessions } from './staff-sessions.service.js';

/** Who works here: accounts, sessions and the guard of the console's routes. */
@Global()
@Module({
  imports: [PrismaModule],
  controllers: [AuthController],
  providers: [StaffSessions, SignInService, StaffAccounts, StaffGuard],
  exports: [StaffSessions, StaffGuard],
})
export class AuthModule {}
