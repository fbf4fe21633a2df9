import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { BACKEND_CODES, BACKEND_STATUSES, OWN_CLIENT_REFUSED } from '../../../platform/errors/failure-table.js';

interface FailureDetails {
  readonly endpoint: string;
  readonly reason: string;
  /** 0 when no answer came. */
  readonly statusCode: number;
  readonly backendCode?: string | undefined;
  readonly currentVersion?: number | undefined;
  /** What a refusal of a discount code names as its reason, such as `DoesNotExist`. */
  readonly refusal?: string | undefined;
  readonly isUnsent?: boolean;
  readonly isGraphql?: boolean;
  /** Whether one of our own API clients was refused, and not a shopper. */
  readonly isOwnClient?: boolean;
}

const isListed = (code: string): code is keyof typeof BACKEND_CODES => Object.hasOwn(BACKEND_CODES, code);

const FIRST_REDIRECT = 300;
const FIRST_REFUSAL = 400;
const FIRST_SERVER_ERROR = 500;

/** A gateway that fails, or one that leads elsewhere: the backend itself redirects nobody. */
const isOfGateway = (status: number): boolean =>
  status >= FIRST_SERVER_ERROR || (status >= FIRST_REDIRECT && status < FIRST_REFUSAL);

/** How a failure is answered. A GraphQL error that nobody has described comes from a backend that is broken inside. */
function answerOf({ statusCode, backendCode, isGraphql, isOwnClient }: FailureDetails): ShopErrorCode {
  if (isOwnClient) return 'backend-unavailable';
  if (isOfGateway(statusCode)) return 'backend-unavailable';
  if (backendCode !== undefined && isListed(backendCode)) return BACKEND_CODES[backendCode];
  return isGraphql ? 'backend-unavailable' : (BACKEND_STATUSES[statusCode] ?? 'unprocessable-entity');
}

/** Statuses of what stands before the backend; 0 where nothing answered. */
const WAY_THERE: readonly number[] = [0, 502, 503, 504];

/** A request that the commerce backend refused or did not answer, in one form whatever it looked like on the wire. */
export class BackendFailure extends Error {
  readonly statusCode: number;
  readonly backendCode: string | undefined;
  /** The version that a concurrent-modification refusal names. */
  readonly currentVersion: number | undefined;
  /** What a refusal of a discount code names as its reason; the platform gives none for an inactive discount. */
  readonly refusal: string | undefined;
  /** Whether it was never sent: nothing became of it, and tried again at once it would not be sent either. */
  readonly isUnsent: boolean;
  /** How the shopper is answered. */
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
    this.answer = answerOf(details);
  }

  /** Whether the connection or a gateway failed, and not the backend itself. */
  get isWayThere(): boolean {
    return WAY_THERE.includes(this.statusCode);
  }

  /** Whether nobody knows what became of the request: no answer, or one that says that the backend does not work. */
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

/** The first of an answer's errors: REST has its facts on the error, GraphQL under `extensions`. */
function firstError(body: Wire): Wire {
  const [first] = Array.isArray(body['errors']) ? (body['errors'] as unknown[]) : [];
  const error = record(first);
  return { ...error, ...record(error['extensions']) };
}

/** What the SDK threw, normalised: it wraps refusals, lost connections, aborted calls and answers that are no JSON differently. */
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

/** A refusal of one of our own API clients as the outage that it is; any other failure as it is. */
export function ownClientFailure(failure: BackendFailure, endpoint: string): BackendFailure {
  const { statusCode, backendCode } = failure;
  if (!OWN_CLIENT_REFUSED.includes(statusCode) && failure.answer !== 'not-signed-in') return failure;
  const reason = `our own API client is refused: ${failure.message}`;
  return new BackendFailure({ endpoint, reason, statusCode, backendCode, isOwnClient: true });
}

/** An answer with a good status that says nothing of what was asked: `{}`, or no JSON. Nobody knows what became of the request. */
export const unreadableAnswer = (endpoint: string): BackendFailure =>
  new BackendFailure({ endpoint, reason: 'the answer says nothing of what was asked', statusCode: 0 });

/** The failure that a GraphQL answer with status 200 holds in its `errors`. */
export function graphqlFailure(errors: unknown, endpoint: string): BackendFailure {
  return backendFailure({ statusCode: 400, body: { errors } }, endpoint, true);
}

/** A failure in the shop's words, by the failure table. */
export function shopErrorOf(failure: BackendFailure): ShopError {
  if (failure.backendCode !== 'DiscountCodeNonApplicable') return new ShopError(failure.answer, { cause: failure });
  // A code that exists and cannot be used now is told apart from one that nobody knows.
  return new ShopError(failure.answer, { cause: failure, details: { coupon: failure.refusal ?? 'NotActive' } });
}
