import { Global, Module } from '@nestjs/common';
import { PrismaService } from './prisma.service.js';

/** Makes the Prisma client injectable everywhere. */
@Global()
@Module({ providers: [PrismaService], exports: [PrismaService] })
export class PrismaModule {}
