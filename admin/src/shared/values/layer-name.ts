/** A layer with its key, as `country PT`; the default has one row and needs none. */
export function layerName({ layer, key }: { readonly layer: string; readonly key: string }): string {
  return layer === 'default' ? layer : `${layer} ${key}`;
}
