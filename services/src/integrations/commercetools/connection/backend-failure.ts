import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';

interface FailureDetails {
  readonly endpoint: string;
  readonly reason: string;
  /** 0 when no answer came. */
  readonly statusCode: number;
  readonly backendCode?: string | undefined;
  readonly currentVersion?: number | undefined;
  readonly isUnsent?: boolean;
}

/** Statuses of what stands before the backend; 0 where nothing answered. */
const WAY_THERE: readonly number[] = [0, 502, 503, 504];

/** A request that the commerce backend refused or did not answer, in one form whatever it looked like on the wire. */
export class BackendFailure extends Error {
  readonly statusCode: number;
  readonly backendCode: string | undefined;
  /** The version that a concurrent-modification refusal names. */
  readonly currentVersion: number | undefined;
  /** Whether it was never sent: nothing became of it, and tried again at once it would not be sent either. */
  readonly isUnsent: boolean;

  constructor({ endpoint, reason, statusCode, backendCode, currentVersion, isUnsent = false }: FailureDetails) {
    super(`An error occurred during request to ${endpoint}: ${reason}`); // spec core §8
    this.name = 'BackendFailure';
    this.statusCode = statusCode;
    this.backendCode = backendCode;
    this.currentVersion = currentVersion;
    this.isUnsent = isUnsent;
  }

  /** Whether the connection or a gateway failed, and not the backend itself. */
  get isWayThere(): boolean {
    return WAY_THERE.includes(this.statusCode);
  }

  /** Whether nobody knows what became of the request: no answer, or an answer of something before the backend. */
  get isOutage(): boolean {
    return this.statusCode === 0 || this.statusCode >= 500;
  }

  get isMissing(): boolean {
    return this.statusCode === 404 || this.backendCode === 'ResourceNotFound';
  }

  get isConflict(): boolean {
    return this.backendCode === 'ConcurrentModification';
  }
}

type Wire = Record<string, unknown>;

const record = (value: unknown): Wire => (typeof value === 'object' && value !== null ? { ...value } : {});
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The first of an answer's errors: REST has its facts on the error, GraphQL under `extensions`. */
function firstError(body: Wire): Wire {
  const [first] = Array.isArray(body['errors']) ? (body['errors'] as unknown[]) : [];
  const error = record(first);
  return { ...error, ...record(error['extensions']) };
}

/** What the SDK threw, normalised: it wraps refusals, lost connections, aborted calls and answers that are no JSON differently. */
export function backendFailure(thrown: unknown, endpoint: string): BackendFailure {
  if (thrown instanceof BackendFailure) return thrown;
  const wrapper = record(thrown);
  const error = wrapper['statusCode'] === undefined && wrapper['error'] ? record(wrapper['error']) : wrapper;
  const body = record(error['body']);
  const first = firstError(body);
  return new BackendFailure({
    endpoint,
    reason: text(first['message']) ?? text(body['message']) ?? text(error['message']) ?? String(thrown),
    statusCode: number(error['statusCode']) ?? 0,
    backendCode: text(first['code']),
    currentVersion: number(first['currentVersion']),
  });
}

/** The failure that a GraphQL answer with status 200 holds in its `errors`. */
export function graphqlFailure(errors: unknown, endpoint: string): BackendFailure {
  return backendFailure({ statusCode: 400, body: { errors } }, endpoint);
}

const SHOP_CODES: Readonly<Record<string, ShopErrorCode>> = {
  ConcurrentModification: 'conflict',
  ResourceNotFound: 'not-found',
  MatchingPriceNotFound: 'product-not-found',
  OutOfStock: 'out-of-stock',
  DiscountCodeNonApplicable: 'discount-code-not-applicable',
  ShippingMethodDoesNotMatchCart: 'unprocessable-entity',
  MissingTaxRateForCountry: 'unprocessable-entity',
  PriceChanged: 'malformed-price',
};

/** A failure in the shop's words: an outage is `backend-unavailable`, a known refusal its own code, any other `unprocessable-entity`. */
export function shopErrorOf(failure: BackendFailure): ShopError {
  const known = failure.backendCode ? SHOP_CODES[failure.backendCode] : undefined;
  const code = failure.isOutage ? 'backend-unavailable' : (known ?? 'unprocessable-entity');
  return new ShopError(code, { cause: failure });
}
