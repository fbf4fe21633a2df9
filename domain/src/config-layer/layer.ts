/** Layers of a value, lowest first. A higher layer overrides a lower one for fewer stores. */
export const CONFIG_LAYERS = ['default', 'brand', 'currency', 'country', 'store', 'locale'] as const;

export type ConfigLayer = (typeof CONFIG_LAYERS)[number];

/** The key of the default layer's only row. */
export const DEFAULT_LAYER_KEY = '*';

/** The axes for which values are resolved: a store, and one of its locales if the section differs by locale. */
export interface ConfigAxes {
  readonly brand: string;
  readonly currency: string;
  readonly country: string;
  readonly store: string;
  readonly locale?: string;
}

/** Returns the key of a layer's rows for these axes, or undefined if there is none. */
export function layerKey(layer: ConfigLayer, axes: ConfigAxes): string | undefined {
  return layer === 'default' ? DEFAULT_LAYER_KEY : axes[layer];
}
