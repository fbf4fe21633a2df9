import { SECTION_PARTS } from '@manifold/domain/four-eyes/section-parts';
import { supportCaseFieldsSchema, type SupportCaseFields } from '@manifold/domain/support-webform/contract';

/** Fields of the support form that define where requests are sent. */
export const TARGET_FIELDS: readonly string[] =
  SECTION_PARTS.find(({ key }) => key === 'support-webform.target')?.fields ?? [];

/** Fields that the support platform identifies by an id, in order. */
export const CASE_FIELDS = Object.keys(supportCaseFieldsSchema.shape) as (keyof SupportCaseFields)[];

/** Returns the ids by field; empty if the value is missing. */
export const caseFieldIds = (value: unknown): Partial<SupportCaseFields> => {
  const read = supportCaseFieldsSchema.safeParse(value);
  return read.success ? read.data : {};
};
