import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { customerOperations } from '../customer-api/operations.js';
import { firstAdminSchema, signInSchema } from '../staff/contract.js';
import { openLinkSchema, useLinkSchema } from '../staff/accounts-contract.js';
import { supportSubmissionSchema } from '../support-webform/shop-api.js';
import { commerceOperations } from './operations.js';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
/** Returns whether a pattern is anchored and has no unbounded repetition. */
const isBoundedPattern = (pattern: unknown): boolean =>
  typeof pattern === 'string' && /^\^.*\$$/s.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, ''));

function isBounded(schema: Schema): boolean {
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return true;
  if (schema['type'] === 'array') return schema['maxItems'] !== undefined || schema['prefixItems'] !== undefined;
  if (schema['type'] !== 'string') return true;
  const isFormat = ['uuid', 'date', 'date-time'].includes(String(schema['format']));
  return schema['maxLength'] !== undefined || isFormat || isBoundedPattern(schema['pattern']);
}

function unboundedIn(schema: unknown, path = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => unboundedIn(part, path));
  if (!isSchema(schema)) return [];
  const inner = Object.entries(schema).flatMap(([name, part]) => unboundedIn(part, `${path}/${name}`));
  return isBounded(schema) ? inner : [path, ...inner];
}

const REQUESTS = Object.entries({ ...commerceOperations, ...customerOperations }).map(
  ([name, { request }]) => [name, request] as const,
);

describe('the input of public operations', () => {
  it.each([
    ...REQUESTS,
    ['the support form', supportSubmissionSchema] as const,
    ['the sign-in of staff', signInSchema] as const,
    ['the first admin', firstAdminSchema] as const,
    ['the opening of a link', openLinkSchema] as const,
    ['the use of a link', useLinkSchema] as const,
  ])('limits the length of all texts and lists: %s', (_name, request) => {
    expect(unboundedIn(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
  });
});
