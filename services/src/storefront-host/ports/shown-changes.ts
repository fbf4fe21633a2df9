/** Tells which resources that pages show have changed; the catalogue fulfils it. */
export abstract class ShownChanges {
  /** Calls with the tags of pages that are outdated, `product:{id}` or `navigation`; gives a function that ends it. */
  abstract onShownChange(listener: (tags: ReadonlySet<string>) => void): () => void;
}
