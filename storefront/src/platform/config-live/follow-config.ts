import type { ConfigSource } from '../shop/config-source.js';
import { listenForRevisions } from './revision-events.js';

/**
 * Keeps a page's config the published one without a reload. A page that the browser puts aside lets go of the connection and
 * the lock, so that it may come back from the back/forward cache, and catches up when it does.
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
