import { Global, Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { Jobs } from './jobs.service.js';

/** Makes durable jobs injectable everywhere. */
@Global()
@Module({ controllers: [JobsController], providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
