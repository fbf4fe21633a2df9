import { SECTION_PARTS } from '@manifold/domain/four-eyes/section-parts';
import { supportCaseFieldsSchema, type SupportCaseFields } from '@manifold/domain/support-webform/contract';

/** The fields of the support form that say where requests go. */
export const TARGET_FIELDS: readonly string[] =
  SECTION_PARTS.find(({ key }) => key === 'support-webform.target')?.fields ?? [];

/** The fields that the support platform knows by an id, in their order. */
export const CASE_FIELDS = Object.keys(supportCaseFieldsSchema.shape) as (keyof SupportCaseFields)[];

/** Returns the ids by field; none for a value that is not there. */
export const caseFieldIds = (value: unknown): Partial<SupportCaseFields> => {
  const read = supportCaseFieldsSchema.safeParse(value);
  return read.success ? read.data : {};
};
