import { HttpException } from '@nestjs/common';
import type { ErrorBody, FieldError } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { ZodError, type core } from 'zod';
import { $ZodError } from 'zod/v4/core';
import { databaseAnswer } from './database-failure.js';
import { CommunicatedFailure } from './communicated-failure.js';
import { ERROR_MESSAGES } from './error-messages.js';
import { ERROR_STATUS } from './error-status.js';

/** The answer to a failed request: status, body, and whether it is our own fault and must be looked into. */
export interface Failure {
  readonly status: number;
  readonly body: ErrorBody;
  readonly isOurFault: boolean;
}

/** The `Retry-After` of an outage. */
export const RETRY_AFTER_SECONDS = 5;

/** The message for an unknown address (spec core §8). */
export const ROUTE_NOT_FOUND = 'This page could not be found';

function failure(error: ErrorBody['error'], status = ERROR_STATUS[error.code]): Failure {
  const isOurFault = error.code === 'internal' || error.code === 'backend-unavailable';
  return { status, body: { error }, isOurFault };
}

function ofShopError({ code, message, fields, details, communicate }: ShopError): Failure {
  // The error's own message is more precise. The specification fixes the message of an unknown middleware.
  const text = code === 'unknown-middleware' || message === code ? ERROR_MESSAGES[code] : message;
  const answer = failure({
    code,
    message: text,
    ...(fields ? { fields: [...fields] } : {}),
    ...(details ? { details: { ...details } } : {}),
  });
  return communicate === undefined ? answer : withCommunicate(answer, communicate);
}

/** Adds the message for the shopper, unless the answer already has one. */
const withCommunicate = (answer: Failure, communicate: string): Failure => ({
  ...answer,
  body: { communicate, ...answer.body },
});

/** No form has more fields; only an attack sends more. */
const MAX_FIELD_ERRORS = 100;

function fieldErrors(issues: readonly core.$ZodIssue[]): FieldError[] {
  return issues.slice(0, MAX_FIELD_ERRORS).flatMap((issue) => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .slice(0, MAX_FIELD_ERRORS)
        .map((key) => ({ field: fieldOf([...path, key]), reason: 'unknown-key' }));
    const nearest = issue.code === 'invalid_union' ? nearestForm(issue.errors) : undefined;
    if (nearest) return fieldErrors(nearest.map((inner) => ({ ...inner, path: [...path, ...inner.path] })));
    return { field: fieldOf(path), reason: message };
  });
}

const fieldOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Returns the errors of the union member that fits best, which is most likely the one that the caller meant. */
const nearestForm = (forms: readonly (readonly core.$ZodIssue[])[]): readonly core.$ZodIssue[] | undefined =>
  [...forms].sort((one, other) => distance(one) - distance(other))[0];

/** Weights a missing key more than unknown keys, because it shows that the caller used another form. */
const distance = (issues: readonly core.$ZodIssue[]): number =>
  issues.reduce((total, issue) => total + (issue.code === 'unrecognized_keys' ? issue.keys.length : MISSING), 0);

const MISSING = 100;

/** Returns whether a visitor aborted an upload. Nobody reads the answer, and it is not our failure. */
const isAbortedUpload = (error: Error & { code?: unknown; syscall?: unknown }): boolean =>
  error.code === 'ECONNRESET' && error.syscall === undefined && error.message === 'aborted';

/** Returns the answer to a request that Fastify could not read; undefined for other errors. */
function ofUnreadableRequest(error: Error & { code?: unknown; statusCode?: unknown }): Failure | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return failure({ code: 'body-too-large', message: 'The request is too large.' });
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return failure({ code: 'malformed-json', message: 'The body is not valid JSON.' });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return failure({ code: 'invalid-input', message: 'Send application/json.' }, 415);
  }
  if (isAbortedUpload(error)) return failure({ code: 'invalid-input', message: 'The request was aborted.' });
  return typeof error.statusCode === 'number' ? ofStatus(error.statusCode) : undefined;
}

function ofStatus(status: number): Failure | undefined {
  if (status === 404) return failure({ code: 'not-found', message: ROUTE_NOT_FOUND });
  if (status === 413) return failure({ code: 'body-too-large', message: 'The request is too large.' });
  if (status === 429) return failure({ code: 'too-many-attempts', message: 'Too many requests.' });
  if (status >= 400 && status < 500)
    return failure({ code: 'invalid-input', message: 'The request is not valid.' }, status);
  return undefined;
}

/** Returns the answer to a thrown value: a code of the closed list, without internal details. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof CommunicatedFailure) return withCommunicate(failureOf(thrown.failure), thrown.communicate);
  if (thrown instanceof ShopError) return ofShopError(thrown);
  if (thrown instanceof ZodError || thrown instanceof $ZodError)
    return failure({ code: 'invalid-input', message: 'The input is not valid.', fields: fieldErrors(thrown.issues) });
  const ofDatabase = databaseAnswer(thrown);
  if (ofDatabase) return failure({ code: ofDatabase, message: ERROR_MESSAGES[ofDatabase] });
  const known =
    thrown instanceof HttpException
      ? (thrown.cause instanceof Error && ofUnreadableRequest(thrown.cause)) || ofStatus(thrown.getStatus())
      : thrown instanceof Error && ofUnreadableRequest(thrown);
  return known || failure({ code: 'internal', message: ERROR_MESSAGES.internal });
}
