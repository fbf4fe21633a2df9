import type { ConfigLayer } from './layer.js';

/** Where and when a row holds. Instants are ISO 8601 in UTC; `validTo` is the first instant at which it holds no more. */
export interface ConfigRowAddress {
  readonly layer: ConfigLayer;
  readonly key: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** One row of a section: the fields that it says differently from the layers below. A field that is absent is inherited; null is a value. */
export interface ConfigRow<Value> extends ConfigRowAddress {
  readonly value: Partial<Value>;
}
