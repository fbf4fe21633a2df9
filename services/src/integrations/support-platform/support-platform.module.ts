import { Module } from '@nestjs/common';
import { SupportPlatform } from './support-platform.js';
import { WebToCase } from './web-to-case.client.js';

/** Provides the support platform behind its port. */
@Module({
  providers: [{ provide: SupportPlatform, useClass: WebToCase }],
  exports: [SupportPlatform],
})
export class SupportPlatformModule {}
