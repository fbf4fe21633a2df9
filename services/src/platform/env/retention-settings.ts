import * as z from 'zod';

/** A number of days or of rows; 0 would delete what is served now. */
const kept = z.coerce.number().int().min(1).max(36_500);

/** How long rows are kept; docs/operations.md, "How long data is kept". */
export const retentionVariables = {
  SNAPSHOTS_KEPT: kept.default(10),
  CHANGE_SET_DAYS: kept.default(180),
  CHECKOUT_PERSON_DAYS: kept.default(30),
  CHECKOUT_DAYS: kept.default(400),
  SUPPORT_REQUEST_DAYS: kept.default(400),
};
type Values = z.infer<z.ZodObject<typeof retentionVariables>>;

/** How many rows, or for how many days rows are kept. */
export interface RetentionSettings {
  readonly snapshotsKept: number;
  readonly changeSetDays: number;
  readonly checkoutPersonDays: number;
  readonly checkoutDays: number;
  readonly supportRequestDays: number;
}

export function retentionSettings(values: Values): RetentionSettings {
  return {
    snapshotsKept: values.SNAPSHOTS_KEPT,
    changeSetDays: values.CHANGE_SET_DAYS,
    checkoutPersonDays: values.CHECKOUT_PERSON_DAYS,
    checkoutDays: values.CHECKOUT_DAYS,
    supportRequestDays: values.SUPPORT_REQUEST_DAYS,
  };
}
