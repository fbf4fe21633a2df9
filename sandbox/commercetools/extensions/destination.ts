import * as z from 'zod';
import { invalidField } from '../errors/platform-error.js';
import type { Work } from '../work/work.js';

const MAX_LENGTH = 2048;
const secret = z.string().min(1).max(MAX_LENGTH);
const httpUrl = z
  .string()
  .max(MAX_LENGTH)
  .refine((url) => ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? ''), 'Not an http or https address.');

const authentication = z.discriminatedUnion('type', [
  z.object({ type: z.literal('AuthorizationHeader'), headerValue: secret }),
  z.object({ type: z.literal('AzureFunctions'), key: secret }),
]);

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;

/** The address at which an extension is called. Destinations in other clouds are refused by their type. */
export const destination = z.discriminatedUnion(
  'type',
  [z.object({ type: z.literal('HTTP'), url: httpUrl, authentication: authentication.optional() })],
  { error: ({ input }) => `This server does not support destinations of type '${String(typeOf(input))}'.` },
);
export type Destination = z.output<typeof destination>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether extensions may be called there: on this machine, or on a host that COMMERCETOOLS_EXTENSION_HOSTS names. */
export function isAllowedHost(url: string, allowedHosts: readonly string[]): boolean {
  const { host, hostname } = new URL(url);
  return LOOPBACK.test(hostname) || allowedHosts.includes(hostname) || allowedHosts.includes(host);
}

/** Throws 400 if the destination is a host that this server must not call. */
export function requireAllowedHost({ backend }: Work, { url }: Destination): void {
  if (isAllowedHost(url, backend.extensionHosts)) return;
  throw invalidField(
    'destination.url',
    url,
    'This server calls extensions on this machine and on the hosts in COMMERCETOOLS_EXTENSION_HOSTS only.',
  );
}
