import type { TranslateFunction } from 'react-admin';

/** A layer with its key, as `country PT`; the default has one row and needs none. */
export function layerName(
  { layer, key }: { readonly layer: string; readonly key: string },
  translate: TranslateFunction,
): string {
  const name = translate(`console.layer.${layer}`);
  return layer === 'default' ? name : `${name} ${key}`;
}
