import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import { Injectable } from '@nestjs/common';
import { BackendWatch } from '../../../integrations/commercetools/ports/backend-watch.js';
import { CacheRegistry } from '../../../platform/cache/cache-registry.js';
import { Env } from '../../../platform/env/env.js';
import { processName } from '../../../platform/env/process-name.js';
import { CatalogueFeed } from '../../catalogue/index.js';

/** Returns the state of the commerce backend as seen by this process, without calling it. */
@Injectable()
export class BackendView {
  constructor(
    private readonly watch: BackendWatch,
    private readonly feed: CatalogueFeed,
    private readonly caches: CacheRegistry,
    private readonly env: Env,
  ) {}

  status(): CommerceBackend {
    const { apiUrl, projectKey } = this.env.commercetools;
    return {
      at: new Date().toISOString(),
      process: processName(this.env),
      address: new URL(apiUrl).origin,
      projectKey,
      ...this.watch.status(),
      feed: this.feed.progress,
      caches: this.caches.all(),
    };
  }
}
