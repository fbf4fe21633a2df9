import { Global, Module } from '@nestjs/common';
import { Caches } from './caches.js';

/** Makes the list of caches injectable everywhere. */
@Global()
@Module({ providers: [Caches], exports: [Caches] })
export class CachesModule {}
