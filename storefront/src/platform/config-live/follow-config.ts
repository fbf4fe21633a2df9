import type { ConfigSource } from '../shop/config-source.js';
import { listenForRevisions } from './revision-events.js';

/**
 * Updates the page's config when a new one is published. Releases connection and lock when the page is hidden, so that the
 * back/forward cache can keep it, and refreshes the config when it is restored.
 */
export function followConfig(config: ConfigSource): void {
  const listen = () =>
    listenForRevisions(({ hash }) => {
      if (hash !== config.page.get().hash) void config.refresh();
    });
  let stop = listen();
  addEventListener('pagehide', () => stop());
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    stop = listen();
    void config.refresh();
  });
}
