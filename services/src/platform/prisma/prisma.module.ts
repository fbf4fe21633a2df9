import { Global, Module } from '@nestjs/common';
import { DatabaseController } from './database.controller.js';
import { PrismaService } from './prisma.service.js';

/** Makes the Prisma client injectable everywhere. */
@Global()
@Module({ controllers: [DatabaseController], providers: [PrismaService], exports: [PrismaService] })
export class PrismaModule {}
