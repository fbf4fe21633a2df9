import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';

/** The answer to an outage: 503 with Retry-After. The caller may retry; the outcome of a change is unknown. */
const OUTAGE = 'backend-unavailable';
const REFUSED = 'unprocessable-entity';

type Answers<Failure extends string = string> = Readonly<Record<Failure, ShopErrorCode>>;

/** Answers to errors of the commerce backend by the `code` of the first error (docs.commercetools.com/api/errors). */
export const BACKEND_CODES = {
  // It is not available.
  BadGateway: OUTAGE,
  General: OUTAGE,
  OverCapacity: OUTAGE,
  PendingOperation: OUTAGE,
  QueryTimedOut: OUTAGE,
  ExtensionBadResponse: OUTAGE,
  ExtensionNoResponse: OUTAGE,
  ExternalOAuthFailed: OUTAGE,
  SearchDeactivated: OUTAGE,
  SearchExecutionFailure: OUTAGE,
  SearchIndexingInProgress: OUTAGE,
  SearchNotReady: OUTAGE,
  // It rejects our own API client: the settings are wrong, not the shopper's request.
  invalid_client: OUTAGE,
  unauthorized_client: OUTAGE,
  unsupported_grant_type: OUTAGE,
  invalid_scope: OUTAGE,
  // It rejects the shopper's token. For one of our own clients this is an outage: see OWN_CLIENT_REFUSED.
  Unauthorized: 'not-signed-in',
  invalid_token: 'not-signed-in',
  invalid_grant: 'not-signed-in',
  insufficient_scope: 'not-signed-in',
  AssociateMissingPermission: 'not-allowed',
  InvalidSubject: 'not-allowed',
  // Wrong passwords and mailed links; the accounts name the field.
  InvalidCredentials: 'sign-in-failed',
  invalid_customer_account_credentials: 'sign-in-failed',
  InvalidCurrentPassword: REFUSED,
  ExpiredCustomerEmailToken: REFUSED,
  ExpiredCustomerPasswordToken: REFUSED,
  // Another request was faster.
  ConcurrentModification: 'conflict',
  ExactLockConflict: 'conflict',
  ValidityLockConflict: 'conflict',
  // The requested object does not exist.
  ResourceNotFound: 'not-found',
  ObjectNotFound: 'not-found',
  MatchingPriceNotFound: 'product-not-found',
  // The request is refused permanently.
  OutOfStock: 'out-of-stock',
  PriceChanged: 'malformed-price',
  AnonymousIdAlreadyInUse: REFUSED,
  AttributeDefinitionAlreadyExists: REFUSED,
  AttributeDefinitionTypeConflict: REFUSED,
  AttributeNameDoesNotExist: REFUSED,
  BulkOperationMaxItemsExceeded: REFUSED,
  CircularDependency: REFUSED,
  ContentTooLarge: REFUSED,
  CountryNotConfiguredInStore: REFUSED,
  DiscountCodeNonApplicable: 'discount-code-not-applicable',
  DuplicateAttributeValue: REFUSED,
  DuplicateAttributeValues: REFUSED,
  DuplicateEnumValues: REFUSED,
  DuplicateField: REFUSED,
  DuplicateFieldWithConflictingResource: REFUSED,
  DuplicatePriceKey: REFUSED,
  DuplicatePriceScope: REFUSED,
  DuplicateStandalonePriceScope: REFUSED,
  DuplicateVariantValues: REFUSED,
  EditPreviewFailed: REFUSED,
  EnumKeyAlreadyExists: REFUSED,
  EnumKeyDoesNotExist: REFUSED,
  EnumValueIsUsed: REFUSED,
  EnumValuesMustMatch: REFUSED,
  ExtensionChainTooDeep: REFUSED,
  ExtensionChainTooWide: REFUSED,
  ExtensionDependencyExists: REFUSED,
  ExtensionPredicateEvaluationFailed: REFUSED,
  ExtensionUpdateActionsFailed: REFUSED,
  FeatureRemoved: REFUSED,
  InternalConstraintViolated: REFUSED,
  InvalidField: REFUSED,
  InvalidInput: REFUSED,
  InvalidItemShippingDetails: REFUSED,
  InvalidJsonInput: REFUSED,
  InvalidOperation: REFUSED,
  LanguageUsedInStores: REFUSED,
  LineItemQuantityAboveLimit: REFUSED,
  LineItemQuantityBelowLimit: REFUSED,
  LockedField: REFUSED,
  MaxCartDiscountsReached: REFUSED,
  MaxDiscountGroupsReached: REFUSED,
  MaxResourceLimitExceeded: REFUSED,
  MaxStoreReferencesReached: REFUSED,
  MissingDependency: REFUSED,
  MissingRoleOnChannel: REFUSED,
  MissingTaxRateForCountry: REFUSED,
  MoneyOverflow: REFUSED,
  NoMatchingProductDiscountFound: REFUSED,
  OverlappingPriceValidity: REFUSED,
  OverlappingStandalonePriceValidity: REFUSED,
  ProductAssignmentMissing: REFUSED,
  ProductPresentWithDifferentVariantSelection: REFUSED,
  ProjectNotConfiguredForLanguages: REFUSED,
  QueryComplexityLimitExceeded: REFUSED,
  RecurringOrderFailure: REFUSED,
  ReferenceExists: REFUSED,
  ReferencedResourceNotFound: REFUSED,
  RequiredField: REFUSED,
  ResourceSizeLimitExceeded: REFUSED,
  SearchFacetPathNotFound: REFUSED,
  SemanticError: REFUSED,
  ShippingMethodDoesNotMatchCart: REFUSED,
  StoreCartDiscountsLimitReached: REFUSED,
  SyntaxError: REFUSED,
  invalid_request: REFUSED,
} as const satisfies Answers;

export type BackendCode = keyof typeof BACKEND_CODES;

/**
 * Answers to a status without a code of the commerce backend, which comes from a proxy in between. 0 stands for no answer or
 * an unreadable one. All statuses from 500 are outages; statuses that are not listed are refusals.
 */
export const BACKEND_STATUSES: Readonly<Record<number, ShopErrorCode>> = {
  0: OUTAGE,
  401: OUTAGE,
  403: OUTAGE,
  404: 'not-found',
  407: OUTAGE,
  408: OUTAGE,
  409: 'conflict',
  421: OUTAGE,
  425: OUTAGE,
  429: OUTAGE,
};

/** The statuses with which the backend rejects one of our own API clients: the settings are wrong. */
export const OWN_CLIENT_REFUSED: readonly number[] = [401, 403];

/**
 * Answers to errors of Postgres by SQLSTATE or its class (postgresql.org/docs/current/errcodes-appendix.html). States that are
 * not listed are our own errors: `internal`.
 */
export const POSTGRES_STATES = {
  /** Connection exceptions. */
  '08': OUTAGE,
  /** The password or the role is rejected. */
  '28': OUTAGE,
  /** Out of connections, memory or disk space. */
  '53': OUTAGE,
  /** The disk or the operating system failed. */
  '58': OUTAGE,
  /** Read only: the server has just become a standby. */
  '25006': OUTAGE,
  /** A transaction was idle, or took, too long. */
  '25P03': OUTAGE,
  '25P04': OUTAGE,
  /** The database does not exist. */
  '3D000': OUTAGE,
  /** Two transactions conflicted; a retry succeeds. */
  '40001': OUTAGE,
  '40P01': OUTAGE,
  /** A lock was not free in time. */
  '55P03': OUTAGE,
  /** Cancelled: the statement took too long, or the server stops. */
  '57014': OUTAGE,
  /** The server stops, has crashed, starts, or has lost the database. */
  '57P01': OUTAGE,
  '57P02': OUTAGE,
  '57P03': OUTAGE,
  '57P04': OUTAGE,
  '57P05': OUTAGE,
  /** Another request has created the same row, or removed a referenced one, in the meantime. */
  '23503': 'conflict',
  '23505': 'conflict',
} as const satisfies Answers;

/** Answers to errors of Prisma (prisma.io/docs/orm/reference/error-reference). Codes that are not listed are our own errors: `internal`. */
export const PRISMA_CODES = {
  /** Authentication failed. */
  P1000: OUTAGE,
  /** Cannot be reached. */
  P1001: OUTAGE,
  /** Reached, and timed out. */
  P1002: OUTAGE,
  /** The database does not exist. */
  P1003: OUTAGE,
  /** The operation timed out. */
  P1008: OUTAGE,
  /** Access was denied. */
  P1010: OUTAGE,
  /** The TLS connection failed. */
  P1011: OUTAGE,
  /** The server closed the connection. */
  P1017: OUTAGE,
  /** No free connection in time. */
  P2024: OUTAGE,
  /** A transaction could not begin or end in time. */
  P2028: OUTAGE,
  /** A write conflict or deadlock. */
  P2034: OUTAGE,
  /** Too many connections. */
  P2037: OUTAGE,
  /** Another request has created the same row in the meantime. */
  P2002: 'conflict',
  /** Another request has removed or changed the row in the meantime. */
  P2003: 'conflict',
  P2025: 'conflict',
} as const satisfies Answers;

/** Answers to errors of Prisma's driver adapter in raw queries. */
export const ADAPTER_KINDS = {
  AuthenticationFailed: OUTAGE,
  ConnectionClosed: OUTAGE,
  DatabaseAccessDenied: OUTAGE,
  DatabaseDoesNotExist: OUTAGE,
  DatabaseNotReachable: OUTAGE,
  SocketTimeout: OUTAGE,
  TlsConnectionError: OUTAGE,
  TooManyConnections: OUTAGE,
  TransactionWriteConflict: OUTAGE,
} as const satisfies Answers;

/** Answers to socket errors of connections that we opened. */
export const SOCKET_CODES = {
  ECONNABORTED: OUTAGE,
  ECONNREFUSED: OUTAGE,
  ECONNRESET: OUTAGE,
  EAI_AGAIN: OUTAGE,
  EHOSTUNREACH: OUTAGE,
  ENETUNREACH: OUTAGE,
  ENOTFOUND: OUTAGE,
  EPIPE: OUTAGE,
  ETIMEDOUT: OUTAGE,
} as const satisfies Answers;
