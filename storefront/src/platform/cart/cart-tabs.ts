const CHANNEL = 'manifold-cart';

/** Keeps the tabs of one browser at the same cart. `changed` tells the others; `listen` hears them. */
export class CartTabs {
  private readonly channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  readonly changed = (): void => this.channel?.postMessage('changed');

  listen(onChange: () => void): void {
    this.channel?.addEventListener('message', onChange);
  }
}
