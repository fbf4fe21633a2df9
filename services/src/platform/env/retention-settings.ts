import * as z from 'zod';

/** A number of days or rows; 0 would delete what is served now. */
const retained = z.coerce.number().int().min(1).max(36_500);

/** How long data is retained (docs/operations.md, "Retention of data"). */
export const retentionVariables = {
  SNAPSHOTS_KEPT: retained.default(10),
  CHANGE_SET_DAYS: retained.default(180),
  CHECKOUT_PERSON_DAYS: retained.default(30),
  CHECKOUT_DAYS: retained.default(400),
  SUPPORT_REQUEST_DAYS: retained.default(400),
  WEBHOOK_DAYS: retained.default(90),
  /** Three years: as long as claims about a consent can be raised. */
  CONSENT_DAYS: retained.default(1096),
  /** Three years: as long as claims about an answer can be raised. */
  DATA_REQUEST_DAYS: retained.default(1096),
  /** Eleven years: invoices and their evidence are retained for ten. */
  VAT_EVIDENCE_DAYS: retained.default(4018),
};
type Values = z.infer<z.ZodObject<typeof retentionVariables>>;

/** How many rows are retained, or for how many days. */
export interface RetentionSettings {
  readonly retainedSnapshots: number;
  readonly changeSetDays: number;
  readonly checkoutPersonDays: number;
  readonly checkoutDays: number;
  readonly supportRequestDays: number;
  readonly webhookDays: number;
  readonly consentDays: number;
  readonly dataRequestDays: number;
  readonly vatEvidenceDays: number;
}

export function retentionSettings(values: Values): RetentionSettings {
  return {
    retainedSnapshots: values.SNAPSHOTS_KEPT,
    changeSetDays: values.CHANGE_SET_DAYS,
    checkoutPersonDays: values.CHECKOUT_PERSON_DAYS,
    checkoutDays: values.CHECKOUT_DAYS,
    supportRequestDays: values.SUPPORT_REQUEST_DAYS,
    webhookDays: values.WEBHOOK_DAYS,
    consentDays: values.CONSENT_DAYS,
    dataRequestDays: values.DATA_REQUEST_DAYS,
    vatEvidenceDays: values.VAT_EVIDENCE_DAYS,
  };
}
