/** Layers of a value, lowest first: a higher one says it differently for fewer. */
export const CONFIG_LAYERS = ['default', 'brand', 'currency', 'country', 'store', 'locale'] as const;

export type ConfigLayer = (typeof CONFIG_LAYERS)[number];

/** The key of the one row of the default layer. */
export const DEFAULT_LAYER_KEY = '*';

/** What a value is looked up for: one store, and one of its locales where the section differs by locale. */
export interface ConfigAxes {
  readonly brand: string;
  readonly currency: string;
  readonly country: string;
  readonly store: string;
  readonly locale?: string;
}

/** The key under which a layer holds rows for these axes, or undefined when the axes have none. */
export function layerKey(layer: ConfigLayer, axes: ConfigAxes): string | undefined {
  return layer === 'default' ? DEFAULT_LAYER_KEY : axes[layer];
}
