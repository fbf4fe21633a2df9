/** One entry of the platform's error list: a code, a message, and the details of that code. */
export interface ErrorEntry {
  code: string;
  message: string;
  [detail: string]: unknown;
}

/** A refusal of a request. Handlers throw it; HTTP and GraphQL answer it in the platform's error envelope. */
export class PlatformError extends Error {
  readonly errors: readonly [ErrorEntry, ...ErrorEntry[]];

  constructor(
    readonly statusCode: number,
    first: ErrorEntry,
    ...more: ErrorEntry[]
  ) {
    super(first.message);
    this.errors = [first, ...more];
  }
}

export const resourceNotFound = (description: string): PlatformError =>
  new PlatformError(404, {
    code: 'ResourceNotFound',
    message: `The Resource with ${description} was not found.`,
  });

export const routeNotFound = (path: string): PlatformError =>
  new PlatformError(404, { code: 'ResourceNotFound', message: `URI not found: ${path}` });

export const referencedResourceNotFound = (typeId: string, by: 'id' | 'key', value: string): PlatformError =>
  new PlatformError(400, {
    code: 'ReferencedResourceNotFound',
    message: `The referenced object of type '${typeId}' with ${by === 'id' ? 'identifier' : 'key'} '${value}' was not found. It either doesn't exist, or it can't be accessed from this endpoint (e.g., if the endpoint filters by store or customer account).`,
    typeId,
    [by]: value,
  });

export const concurrentModification = (id: string, expected: number, actual: number): PlatformError =>
  new PlatformError(409, {
    code: 'ConcurrentModification',
    message: `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${actual}.`,
    currentVersion: actual,
  });

export const duplicateField = (field: string, duplicateValue?: unknown): PlatformError =>
  new PlatformError(400, {
    code: 'DuplicateField',
    message: `A duplicate value '${JSON.stringify(duplicateValue)}' exists for field '${field}'.`,
    field,
    duplicateValue,
  });

export const invalidField = (field: string, invalidValue: unknown, message: string): PlatformError =>
  new PlatformError(400, {
    code: 'InvalidField',
    message: `The value '${JSON.stringify(invalidValue) ?? ''}' is not valid for field '${field}'. ${message}`,
    field,
    // The platform sends the property even if there is no value.
    invalidValue: invalidValue ?? null,
    detailedErrorMessage: message,
  });

export const requiredField = (field: string): PlatformError =>
  new PlatformError(400, { code: 'RequiredField', message: `A value is required for field '${field}'.`, field });

export const invalidInput = (message: string): PlatformError =>
  new PlatformError(400, { code: 'InvalidInput', message });

export const invalidOperation = (message: string): PlatformError =>
  new PlatformError(400, { code: 'InvalidOperation', message });

export const invalidJsonInput = (detailedErrorMessage: string): PlatformError =>
  new PlatformError(400, {
    code: 'InvalidJsonInput',
    message: 'Request body does not contain valid JSON.',
    detailedErrorMessage,
  });

export const contentTooLarge = (): PlatformError =>
  new PlatformError(413, { code: 'ContentTooLarge', message: 'The request body is larger than this server accepts.' });

export const insufficientScope = (needed: readonly string[]): PlatformError =>
  new PlatformError(403, {
    code: 'insufficient_scope',
    message: `Insufficient scope. One of the following scopes is missing: ${needed.join(' OR ')}.`,
  });

export const invalidToken = (message: string): PlatformError =>
  new PlatformError(401, { code: 'invalid_token', message });
