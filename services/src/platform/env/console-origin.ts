import * as z from 'zod';

export const consoleVariables = {
  ADMIN_HOST: z.string().toLowerCase().min(1).optional(),
  /** Scheme, host and port of the console, for links to it; by default https on ADMIN_HOST. */
  ADMIN_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
};
type Values = z.infer<z.ZodObject<typeof consoleVariables>> & { readonly EMBEDDED: boolean; readonly PORT: number };

/** Returns scheme, host and port of the console. Throws if ADMIN_ORIGIN has a path, or a host other than ADMIN_HOST. */
export function consoleOrigin({
  ADMIN_HOST: host,
  ADMIN_ORIGIN: given,
  EMBEDDED: embedded,
  PORT: port,
}: Values): string {
  if (given === undefined) {
    const name = host ?? 'admin.localhost';
    return embedded ? `http://${name}:${port}` : `https://${name}`;
  }
  const { origin, hostname, href } = new URL(given);
  if (href !== `${origin}/`)
    throw new Error('ADMIN_ORIGIN must be only scheme, host and port: https://admin.example.com');
  if (host !== undefined && host !== hostname) throw new Error('ADMIN_HOST must be the host of ADMIN_ORIGIN');
  return origin;
}
