import type { ConfigLayer } from './layer.js';

/** Where and when a row applies. Timestamps are ISO 8601 in UTC; `validTo` is exclusive. */
export interface ConfigRowAddress {
  readonly layer: ConfigLayer;
  readonly key: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** A row of a section: the fields that it overrides. An absent field is inherited; null is a value. */
export interface ConfigRow<Value> extends ConfigRowAddress {
  readonly value: Partial<Value>;
}
