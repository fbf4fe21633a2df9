import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { BACKEND_CODES, BACKEND_STATUSES, OWN_CLIENT_REFUSED } from '../../../platform/errors/failure-table.js';

interface FailureDetails {
  readonly endpoint: string;
  readonly reason: string;
  /** 0 without an answer. */
  readonly statusCode: number;
  readonly backendCode?: string | undefined;
  readonly currentVersion?: number | undefined;
  /** The reason why a discount code was refused, such as `DoesNotExist`. */
  readonly refusal?: string | undefined;
  readonly isUnsent?: boolean;
  readonly isGraphql?: boolean;
  /** Whether one of our own API clients was refused instead of a shopper. */
  readonly isOwnClient?: boolean;
}

const isListed = (code: string): code is keyof typeof BACKEND_CODES => Object.hasOwn(BACKEND_CODES, code);

const FIRST_REDIRECT = 300;
const FIRST_REFUSAL = 400;
const FIRST_SERVER_ERROR = 500;

/** Returns whether a status comes from a gateway. Redirects do too, because the backend itself never redirects. */
const isGatewayStatus = (status: number): boolean =>
  status >= FIRST_SERVER_ERROR || (status >= FIRST_REDIRECT && status < FIRST_REFUSAL);

/**
 * Returns the code of the shop's answer. An answer to GraphQL without a known code comes from a broken backend or from a proxy in
 * front of it, so the order is not refused.
 */
function answerCode({ statusCode, backendCode, isGraphql, isOwnClient }: FailureDetails): ShopErrorCode {
  if (isOwnClient) return 'backend-unavailable';
  if (isGatewayStatus(statusCode)) return 'backend-unavailable';
  if (backendCode !== undefined && isListed(backendCode)) return BACKEND_CODES[backendCode];
  return isGraphql ? 'backend-unavailable' : (BACKEND_STATUSES[statusCode] ?? 'unprocessable-entity');
}

/** Statuses of gateways in front of the backend; 0 without an answer. */
const CONNECTION_STATUSES: readonly number[] = [0, 502, 503, 504];

/** A request that the commerce backend refused or did not answer, in one form for REST, GraphQL and OAuth. */
export class BackendFailure extends Error {
  readonly statusCode: number;
  readonly backendCode: string | undefined;
  /** The version named by a `ConcurrentModification` refusal. */
  readonly currentVersion: number | undefined;
  /** The reason why a discount code was refused; undefined for an inactive discount. */
  readonly refusal: string | undefined;
  /** Whether the request was never sent, so that it had no effect. An immediate retry would not be sent either. */
  readonly isUnsent: boolean;
  /** The code that the shopper gets. */
  readonly answer: ShopErrorCode;

  constructor(details: FailureDetails) {
    const { endpoint, reason, statusCode, backendCode, currentVersion, refusal, isUnsent = false } = details;
    super(`An error occurred during request to ${endpoint}: ${reason}`); // spec core §8
    this.name = 'BackendFailure';
    this.statusCode = statusCode;
    this.backendCode = backendCode;
    this.currentVersion = currentVersion;
    this.refusal = refusal;
    this.isUnsent = isUnsent;
    this.answer = answerCode(details);
  }

  /** Whether the connection or a gateway failed instead of the backend itself. */
  get isConnectionFailure(): boolean {
    return CONNECTION_STATUSES.includes(this.statusCode);
  }

  /** Whether the result of the request is unknown, because there was no answer or the backend does not work. */
  get isOutage(): boolean {
    return this.answer === 'backend-unavailable';
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

/** Returns the first error of a body. REST has its details on the error, GraphQL under `extensions`. */
function firstError(body: Wire): Wire {
  const [first] = Array.isArray(body['errors']) ? (body['errors'] as unknown[]) : [];
  const error = record(first);
  return { ...error, ...record(error['extensions']) };
}

/** Normalises an error of the SDK, which wraps refusals, lost connections, aborted calls and answers that are not JSON differently. */
export function backendFailure(thrown: unknown, endpoint: string, isGraphql = false): BackendFailure {
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
    refusal: text(first['reason']),
    isGraphql,
  });
}

/** Turns the refusal of one of our own API clients into an outage. Returns other failures unchanged. */
export function ownClientFailure(failure: BackendFailure, endpoint: string): BackendFailure {
  const { statusCode, backendCode } = failure;
  if (!OWN_CLIENT_REFUSED.includes(statusCode) && failure.answer !== 'not-signed-in') return failure;
  const reason = `our own API client is refused: ${failure.message}`;
  return new BackendFailure({ endpoint, reason, statusCode, backendCode, isOwnClient: true });
}

/** Returns the failure for an answer with status 200 without the requested data, such as `{}` or a body that is not JSON. */
export const unreadableAnswer = (endpoint: string): BackendFailure =>
  new BackendFailure({ endpoint, reason: 'the answer lacks the requested data', statusCode: 0 });

/** Returns the failure for the `errors` of a GraphQL answer, which has status 200. */
export function graphqlFailure(errors: unknown, endpoint: string): BackendFailure {
  return backendFailure({ statusCode: 400, body: { errors } }, endpoint, true);
}

/** Converts a failure to a `ShopError` by the failure table. */
export function shopErrorOf(failure: BackendFailure): ShopError {
  if (failure.backendCode !== 'DiscountCodeNonApplicable') return new ShopError(failure.answer, { cause: failure });
  // Shoppers see whether a code does not exist or cannot be used now.
  return new ShopError(failure.answer, { cause: failure, details: { coupon: failure.refusal ?? 'NotActive' } });
}

/** Runs a call and converts its `BackendFailure` to a `ShopError`. Every port of this folder does so. */
export async function withShopErrors<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof BackendFailure ? shopErrorOf(error) : error;
  }
}
