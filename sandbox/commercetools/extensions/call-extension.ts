import type { Extension, ExtensionInput, ExtensionDestination } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { PlatformError, type ErrorEntry } from '../errors/platform-error.js';
import { isAllowedHost } from './destination.js';

const DEFAULT_MS = 2000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_SHOWN = 1000;

const requested = z.object({
  actions: z
    .array(z.looseObject({ action: z.string() }))
    .max(500)
    .default([]),
});
export type RequestedActions = z.output<typeof requested>['actions'];

const refusal = z.object({
  errors: z
    .array(
      z.object({
        code: z.string().min(1),
        message: z.string(),
        localizedMessage: z.record(z.string(), z.string()).optional(),
        extensionExtraInfo: z.unknown().optional(),
      }),
    )
    .min(1),
});

/** The names of an extension, as errors carry them. */
const named = ({ id, key }: Extension) => ({ extensionId: id, ...(key === undefined ? {} : { extensionKey: key }) });

const noResponse = (extension: Extension, message: string): PlatformError =>
  new PlatformError(504, { code: 'ExtensionNoResponse', message, ...named(extension) });

interface Answer {
  readonly status: number;
  readonly text: string;
}

const badResponse = (extension: Extension, { status, text }: Answer, message: string): PlatformError =>
  new PlatformError(502, {
    code: 'ExtensionBadResponse',
    message,
    extensionErrors: [],
    extensionBody: text.slice(0, MAX_SHOWN),
    extensionStatusCode: status,
    ...named(extension),
  });

/** Returns the body of an answer, up to the size that an answer may have. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
  for await (const part of body ?? []) {
    parts.push(part);
    length += part.byteLength;
    if (length > MAX_BYTES) throw new Error('The answer is too long.');
  }
  return Buffer.concat(parts).toString('utf8');
}

function headersOf(destination: ExtensionDestination): Record<string, string> {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  if (destination.type !== 'HTTP' || destination.authentication === undefined) return json;
  const { authentication } = destination;
  return authentication.type === 'AuthorizationHeader'
    ? { ...json, authorization: authentication.headerValue }
    : { ...json, 'x-functions-key': authentication.key };
}

async function send(extension: Extension, url: string, input: ExtensionInput): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: headersOf(extension.destination),
      body: JSON.stringify(input),
      redirect: 'manual',
      // The limit covers the body too.
      signal: AbortSignal.timeout(extension.timeoutInMs ?? DEFAULT_MS),
    });
    return { status: response.status, text: await textOf(response) };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw noResponse(extension, isLate ? 'Extension did not respond in time.' : 'Extension could not be reached.');
  }
}

function json(text: string): unknown {
  try {
    return text.trim() === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Asks an extension about a change. Returns the update actions that it requests; throws its refusal, or 502 or 504. */
export async function callExtension(
  extension: Extension,
  input: ExtensionInput,
  allowedHosts: readonly string[],
): Promise<RequestedActions> {
  const { destination } = extension;
  // The hosts may have changed since the extension was stored.
  if (destination.type !== 'HTTP' || !isAllowedHost(destination.url, allowedHosts))
    throw noResponse(extension, 'Extension could not be reached: its host is not in COMMERCETOOLS_EXTENSION_HOSTS.');
  const answer = await send(extension, destination.url, input);
  if (answer.status === 200 || answer.status === 201) {
    const updates = requested.safeParse(json(answer.text));
    if (updates.success) return updates.data.actions;
    throw badResponse(extension, answer, 'The extension did not return the expected JSON.');
  }
  const refused = answer.status === 400 ? refusal.safeParse(json(answer.text)) : undefined;
  if (refused?.success !== true)
    throw badResponse(extension, answer, `The extension answered with the status code ${answer.status}.`);
  const { id, key } = extension;
  const [first, ...more] = refused.data.errors.map((one): ErrorEntry => ({ ...one, errorByExtension: { id, key } }));
  if (first === undefined) throw badResponse(extension, answer, 'The extension named no error.');
  throw new PlatformError(400, first, ...more);
}
