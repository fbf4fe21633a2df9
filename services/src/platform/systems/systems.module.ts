import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { PrismaModule } from '../prisma/prisma.module.js';
import { DatabaseController } from './database.controller.js';
import { JobsController } from './jobs.controller.js';

/** Shows staff the condition of the database and the durable jobs. */
@Module({
  imports: [AuthModule, JobsModule, PrismaModule],
  controllers: [DatabaseController, JobsController],
})
export class SystemsModule {}
