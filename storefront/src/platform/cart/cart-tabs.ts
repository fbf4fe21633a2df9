const CHANNEL = 'manifold-cart';

/** Synchronises the cart between the tabs of one browser: `changed` notifies the other tabs, `listen` subscribes to them. */
export class CartTabs {
  private readonly channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  readonly changed = (): void => this.channel?.postMessage('changed');

  listen(onChange: () => void): void {
    this.channel?.addEventListener('message', onChange);
  }
}
