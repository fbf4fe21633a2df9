/** Changes of resources that pages show; implemented by the catalogue. */
export abstract class ShownChanges {
  /** Calls the listener with the tags of stale pages, `product:{id}` or `navigation`. Returns a function that unsubscribes. */
  abstract onShownChange(listener: (tags: ReadonlySet<string>) => void): () => void;
}
