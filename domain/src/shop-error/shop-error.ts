import type { FieldError, ShopErrorCode } from './contract.js';

export interface ShopErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly details?: Readonly<Record<string, string | number | null>>;
  /** What is written to the log in place of the code. */
  readonly message?: string;
  /** What the shopper is told as it stands. */
  readonly communicate?: string;
  readonly cause?: unknown;
}

/** The same in every copy of this module: the storefront's server bundle has one of its own. */
const MARK = Symbol.for('manifold.shop-error');

/**
 * A failure that the user is told of: a code of the closed list, and the fields it blames. One that another copy of this module
 * has made is an instance too: pages are told of failures by the services, which are not in the storefront's bundle.
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
