import type { CheckoutConfig, PageConfig, PublicConfig } from '@manifold/domain/page-config/contract';
import { Observable } from '../observable/observable.js';

/** The store's config: first the one of the page, then each newly published one. */
export class ConfigSource {
  readonly page: Observable<PageConfig>;
  /** Undefined until a screen of the checkout has loaded it. */
  readonly checkout = new Observable<CheckoutConfig | undefined>(undefined);
  private loading: Promise<void> | undefined;

  constructor(readonly first: PageConfig) {
    this.page = new Observable(first);
  }

  /** Replaces the config by a newer revision; older ones are ignored. */
  replace({ checkout, ...page }: PublicConfig): void {
    if (page.revision < this.page.get().revision) return;
    if (page.hash !== this.page.get().hash) this.page.set(page);
    this.checkout.set(checkout);
  }

  /** Loads the published config once, for screens that need the checkout's part. */
  ensureCheckout(): Promise<void> {
    this.loading ??= this.refresh().finally(() => (this.loading = undefined));
    return this.loading;
  }

  /** Loads the published config. A failure keeps the known config; the next revision event tries again. */
  async refresh(): Promise<void> {
    try {
      const response = await fetch('/api/config', { headers: { 'x-locale': this.first.locale } });
      if (response.ok) this.replace((await response.json()) as PublicConfig);
    } catch {
      // Offline: the known config stays.
    }
  }
}
