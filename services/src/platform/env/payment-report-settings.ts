import * as z from 'zod';
import type { PaymentProviderSettings } from './payment-provider-settings.js';

export const paymentReportVariables = {
  /** The key of an API credential with the role Merchant Report Download. Without it nothing is reconciled. */
  ADYEN_REPORT_KEY: z.string().min(1).max(500).optional(),
  /** How long a payment must be unchanged before it is compared, so that late webhooks and time zones are no differences. */
  RECONCILIATION_QUIET_MINUTES: z.coerce.number().int().min(0).max(10_080).default(1440),
  /** How many days of reports the first run reads, and a later one after an outage. */
  RECONCILIATION_LOOK_BACK_DAYS: z.coerce.number().int().min(1).max(90).default(30),
};
type Values = z.infer<z.ZodObject<typeof paymentReportVariables>>;

/** Access to the reports of the payment provider. */
export interface PaymentReportSettings {
  readonly key: string;
  /** The origin that reports are downloaded from. */
  readonly origin: string;
  readonly quietMinutes: number;
  readonly lookBackDays: number;
}

/** Returns the access to reports; undefined without a key. Throws if there is a key, but no payment provider. */
export function paymentReportSettings(
  values: Values,
  provider: PaymentProviderSettings | undefined,
): PaymentReportSettings | undefined {
  const { ADYEN_REPORT_KEY: key, RECONCILIATION_QUIET_MINUTES: quietMinutes } = values;
  if (key === undefined) return undefined;
  if (provider === undefined) throw new Error('ADYEN_REPORT_KEY needs ADYEN_API_KEY');
  const origin = provider.serverOrigin ?? `https://ca-${provider.environment}.adyen.com`;
  return { key, origin, quietMinutes, lookBackDays: values.RECONCILIATION_LOOK_BACK_DAYS };
}
