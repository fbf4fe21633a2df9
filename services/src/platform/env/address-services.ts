import * as z from 'zod';

/** The services that check and complete addresses. The sandbox stands in for it if there is one. */
export const addressServiceVariables = {
  GOOGLE_MAPS_API_KEY: z.string().min(1).max(200).optional(),
  ADDRESS_VALIDATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADDRESS_PLACES_URL: z.url({ protocol: /^https?$/ }).optional(),
};
type Values = z.infer<z.ZodObject<typeof addressServiceVariables>> & { OUTSIDE_WORLD_URL?: string | undefined };

export interface AddressServiceSettings {
  readonly apiKey: string;
  readonly validationUrl: string;
  /** Without a slash at its end. */
  readonly placesUrl: string;
}

const REAL_URL = 'https://addressvalidation.googleapis.com/v1:validateAddress';
const REAL_PLACES_URL = 'https://places.googleapis.com/v1/places';
const SANDBOX_KEY = 'sandbox-addresses';

/** Returns the configured services, else the sandbox's; undefined if there is neither. */
export function addressServiceSettings(values: Values): AddressServiceSettings | undefined {
  const { GOOGLE_MAPS_API_KEY: apiKey, ADDRESS_VALIDATION_URL: url, OUTSIDE_WORLD_URL: sandbox } = values;
  const places = values.ADDRESS_PLACES_URL?.replace(/\/$/, '');
  if (apiKey !== undefined) return { apiKey, validationUrl: url ?? REAL_URL, placesUrl: places ?? REAL_PLACES_URL };
  if (sandbox === undefined) return undefined;
  return {
    apiKey: SANDBOX_KEY,
    validationUrl: url ?? new URL('/v1:validateAddress', sandbox).href,
    placesUrl: places ?? new URL('/v1/places', sandbox).href,
  };
}
