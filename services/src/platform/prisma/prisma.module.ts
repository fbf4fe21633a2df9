import { Global, Module } from '@nestjs/common';
import { Notifications } from '../postgres/notifications.js';
import { PrismaService } from './prisma.service.js';

/** Makes the Prisma client and the notifications of Postgres injectable everywhere. */
@Global()
@Module({ providers: [Notifications, PrismaService], exports: [Notifications, PrismaService] })
export class PrismaModule {}
