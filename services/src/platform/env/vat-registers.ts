import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ });

/** Registers of VAT numbers. The sandbox answers for all of them if there is one. */
export const vatRegisterVariables = {
  /** The XML interface was switched off on 2025-11-30, so it has no default address. */
  EVATR_XML_URL: address.optional(),
  EVATR_URL: address.optional(),
  VIES_URL: address.optional(),
  HMRC_URL: address.optional(),
  HMRC_CLIENT_ID: z.string().min(1).max(200).optional(),
  HMRC_CLIENT_SECRET: z.string().min(1).max(200).optional(),
};
type Values = z.infer<z.ZodObject<typeof vatRegisterVariables>> & { OUTSIDE_WORLD_URL?: string | undefined };

export interface HmrcAccess {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The registers in which VAT numbers are checked. Our own numbers are in the section `seller`. */
export interface VatRegisterSettings {
  readonly evatrXmlUrl: string | undefined;
  readonly evatrRestUrl: string;
  readonly viesUrl: string;
  /** Undefined if HMRC is not configured. */
  readonly hmrc: HmrcAccess | undefined;
}

const REAL = {
  evatrRestUrl: 'https://api.evatr.vies.bzst.de/app/v1/abfrage',
  viesUrl: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
  hmrcUrl: 'https://api.service.hmrc.gov.uk',
};
/** The client that the sandbox's HMRC accepts. */
const SANDBOX = {
  clientId: 'manifold',
  clientSecret: 'sandbox-vat',
};

function hmrcAccess(values: Values): HmrcAccess | undefined {
  const {
    HMRC_URL: url,
    HMRC_CLIENT_ID: clientId,
    HMRC_CLIENT_SECRET: clientSecret,
    OUTSIDE_WORLD_URL: sandbox,
  } = values;
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new Error('HMRC_CLIENT_ID and HMRC_CLIENT_SECRET belong together');
  if (clientId !== undefined && clientSecret !== undefined) return { url: url ?? REAL.hmrcUrl, clientId, clientSecret };
  return sandbox === undefined ? undefined : { ...SANDBOX, url: url ?? sandbox };
}

/** Returns the registers: the configured ones, else the sandbox's, else the real ones. */
export function vatRegisterSettings(values: Values): VatRegisterSettings {
  const { OUTSIDE_WORLD_URL: sandbox } = values;
  const at = (path: string): string | undefined => sandbox && new URL(path, sandbox).href;
  return {
    evatrXmlUrl: values.EVATR_XML_URL ?? at('/evatr/validate'),
    evatrRestUrl: values.EVATR_URL ?? at('/app/v1/abfrage') ?? REAL.evatrRestUrl,
    viesUrl: values.VIES_URL ?? at('/taxation_customs/vies/rest-api/check-vat-number') ?? REAL.viesUrl,
    hmrc: hmrcAccess(values),
  };
}
