import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { ConsentTextsModule } from '../consent-texts/index.js';
import { OperationsModule } from '../operations/index.js';
import { ConsentLog } from './consent-log.repository.js';
import { ConsentOperations } from './consent-operations.js';

/** Choices about cookies and their log. */
@Module({
  imports: [ConsentTextsModule, OperationsModule, RateLimitsModule],
  providers: [ConsentLog, ConsentOperations],
})
export class ConsentModule {}
