import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.service.js';

/** What one sender may do in a while. */
@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
