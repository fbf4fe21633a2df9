import type { FieldError, ShopErrorCode } from './contract.js';

export interface ShopErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly details?: Readonly<Record<string, string | number | null>>;
  /** Logged instead of the code. */
  readonly message?: string;
  /** A message to show unchanged. */
  readonly communicate?: string;
  readonly cause?: unknown;
}

/** The same in every copy of this module; the storefront's server bundle has its own. */
const MARK = Symbol.for('manifold.shop-error');

/**
 * An error for the user: a code of the closed list, and the refused fields. `instanceof` also accepts instances of
 * other copies of this module, because services and the storefront are separate bundles.
 */
export class ShopError extends Error {
  readonly [MARK] = true;
  readonly fields: readonly FieldError[] | undefined;
  readonly details: ShopErrorDetails['details'];
  readonly communicate: string | undefined;

  constructor(
    readonly code: ShopErrorCode,
    { fields, details, message, communicate, cause }: ShopErrorDetails = {},
  ) {
    super(message ?? code, cause === undefined ? undefined : { cause });
    this.name = 'ShopError';
    this.fields = fields;
    this.details = details;
    this.communicate = communicate;
  }

  static override [Symbol.hasInstance](value: unknown): value is ShopError {
    return value instanceof Error && MARK in value;
  }
}

/** Returns the error of a request with one refused field. `field` is its path, `reason` a word that the client translates. */
export const invalidField = (field: string, reason: string): ShopError =>
  new ShopError('invalid-input', { fields: [{ field, reason }] });
