import type { TranslateFunction } from 'react-admin';

/** Formats a layer with its key, such as `country PT`; the default has no key. */
export function layerName(
  { layer, key }: { readonly layer: string; readonly key: string },
  translate: TranslateFunction,
): string {
  const name = translate(`console.layer.${layer}`);
  return layer === 'default' ? name : `${name} ${key}`;
}
