import { Global, Module } from '@nestjs/common';
import { CacheRegistry } from './cache-registry.js';

/** Makes the registry of caches injectable everywhere. */
@Global()
@Module({ providers: [CacheRegistry], exports: [CacheRegistry] })
export class CacheModule {}
