import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.service.js';

/** Makes durable jobs injectable everywhere. */
@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
