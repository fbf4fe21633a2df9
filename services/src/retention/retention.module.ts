import { Module } from '@nestjs/common';
import { Retention } from './retention.service.js';

/** Deletes old rows, so that tables do not grow forever. */
@Module({ providers: [Retention], exports: [Retention] })
export class RetentionModule {}
