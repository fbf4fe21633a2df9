import type { CheckoutConfig, PageConfig, PublicConfig } from '@manifold/domain/page-config/contract';
import { Observable } from '../observable/observable.js';

/** Pauses between tries to load the checkout's part of the config. They double. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 4000;

/** The store's config: first the one of the page, then each newly published one. */
export class ConfigSource {
  readonly page: Observable<PageConfig>;
  /** Undefined until a screen of the checkout has loaded it. */
  readonly checkout = new Observable<CheckoutConfig | undefined>(undefined);
  /** Whether the checkout's part did not load yet, although it was requested. */
  readonly isCheckoutLate = new Observable(false);
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

  /** Loads the published config, for screens that need the checkout's part. They show nothing without it, so it tries again. */
  ensureCheckout(): Promise<void> {
    this.loading ??= this.loadCheckout().finally(() => (this.loading = undefined));
    return this.loading;
  }

  private async loadCheckout(): Promise<void> {
    await this.refresh();
    for (let pause = FIRST_PAUSE_MS; !this.checkout.get(); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      this.isCheckoutLate.set(true);
      const waited = pause;
      await new Promise((resolve) => setTimeout(resolve, waited));
      await this.refresh();
    }
    this.isCheckoutLate.set(false);
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
