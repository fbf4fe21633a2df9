import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StoreDrift } from '@manifold/domain/admin-api/store-routes';
import { Controller, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { StoreBackend, type StoreFacts } from '../../integrations/commercetools/ports/store-backend.js';
import { Roles, StaffGuard } from '../../platform/auth/staff-guard.js';
import { LiveConfig } from '../../store-config/index.js';
import { storeFacts, suppliedLike } from './store-facts.js';
import { StoreSync } from './store-sync.service.js';

/** Shows and fixes differences between config and the commerce backend, per store. */
@Controller('api/admin/stores/:storeKey/drift')
@UseGuards(StaffGuard)
export class StoreDriftController {
  constructor(
    private readonly live: LiveConfig,
    private readonly backend: StoreBackend,
    private readonly sync: StoreSync,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async drift(@Param('storeKey') storeKey: string): Promise<StoreDrift> {
    const drift = await this.backend.drift(this.facts(storeKey));
    return { drift, syncedAt: this.syncedAt(storeKey) };
  }

  /** Synchronizes the store and returns the differences found. */
  @Post('mend')
  @HttpCode(200)
  @Roles(['admin', 'operations'])
  async mend(@Param('storeKey') storeKey: string): Promise<StoreDrift> {
    const drift = await this.backend.synchronize(this.facts(storeKey));
    this.sync.recordSync(storeKey);
    return { drift, syncedAt: this.syncedAt(storeKey) };
  }

  private syncedAt(storeKey: string): string | null {
    return this.sync.lastSync(storeKey)?.toISOString() ?? null;
  }

  private facts(storeKey: string): StoreFacts {
    const snapshot = this.live.snapshot(storeKey);
    if (!snapshot) throw new ShopError('not-found');
    return storeFacts(snapshot, suppliedLike(this.live.snapshots()));
  }
}
