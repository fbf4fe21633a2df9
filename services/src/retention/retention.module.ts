import { Module } from '@nestjs/common';
import { Retention } from './retention.service.js';

/** Keeps tables from growing without an end. */
@Module({ providers: [Retention], exports: [Retention] })
export class RetentionModule {}
