import type { CheckoutConfig, PageConfig, PublicConfig } from '@manifold/domain/page-config/contract';
import { Observable } from '../observable/observable.js';

/** The store's config as this page knows it: what came with the page, then what was published since. */
export class ConfigSource {
  readonly page: Observable<PageConfig>;
  /** Undefined until a screen of the checkout asked for it. */
  readonly checkout = new Observable<CheckoutConfig | undefined>(undefined);
  private loading: Promise<void> | undefined;

  constructor(readonly first: PageConfig) {
    this.page = new Observable(first);
  }

  /** Takes a newer revision; an older or the same one changes nothing. */
  replace({ checkout, ...page }: PublicConfig): void {
    if (page.revision < this.page.get().revision) return;
    if (page.hash !== this.page.get().hash) this.page.set(page);
    this.checkout.set(checkout);
  }

  /** Reads the published config once, for screens that need the checkout's part. */
  ensureCheckout(): Promise<void> {
    this.loading ??= this.refresh().finally(() => (this.loading = undefined));
    return this.loading;
  }

  /** Reads the published config again. A failure leaves what is known; the next news tries again. */
  async refresh(): Promise<void> {
    try {
      const response = await fetch('/api/config', { headers: { 'x-locale': this.first.locale } });
      if (response.ok) this.replace((await response.json()) as PublicConfig);
    } catch {
      // Offline: what the page came with still holds.
    }
  }
}
