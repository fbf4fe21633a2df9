import { Global, Module } from '@nestjs/common';
import { PrismaModule } from '../prisma/prisma.module.js';
import { KnownDevices } from '../session/known-device.js';
import { FailedAttempts } from './failed-attempts.service.js';
import { RateLimits } from './rate-limits.service.js';

/** Limits on requests and failed attempts per sender. */
@Global()
@Module({
  imports: [PrismaModule],
  providers: [RateLimits, FailedAttempts, KnownDevices],
  exports: [RateLimits, FailedAttempts, KnownDevices],
})
export class RateLimitsModule {}
