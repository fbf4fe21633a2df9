import * as z from 'zod';

/** The service that checks addresses. The sandbox stands in for it if there is one. */
export const addressServiceVariables = {
  GOOGLE_MAPS_API_KEY: z.string().min(1).max(200).optional(),
  ADDRESS_VALIDATION_URL: z.url({ protocol: /^https?$/ }).optional(),
};
type Values = z.infer<z.ZodObject<typeof addressServiceVariables>> & { OUTSIDE_WORLD_URL?: string | undefined };

export interface AddressServiceSettings {
  readonly apiKey: string;
  readonly validationUrl: string;
}

const REAL_URL = 'https://addressvalidation.googleapis.com/v1:validateAddress';
const SANDBOX_KEY = 'sandbox-addresses';

/** Returns the configured service, else the sandbox's; undefined if there is neither. */
export function addressServiceSettings(values: Values): AddressServiceSettings | undefined {
  const { GOOGLE_MAPS_API_KEY: apiKey, ADDRESS_VALIDATION_URL: url, OUTSIDE_WORLD_URL: sandbox } = values;
  if (apiKey !== undefined) return { apiKey, validationUrl: url ?? REAL_URL };
  if (sandbox === undefined) return undefined;
  return { apiKey: SANDBOX_KEY, validationUrl: url ?? new URL('/v1:validateAddress', sandbox).href };
}
