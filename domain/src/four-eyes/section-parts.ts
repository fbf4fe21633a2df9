import type { Edit } from '../change-set/contract.js';
import type { StaffRole } from '../staff/contract.js';
import type { SectionKey } from '../store-document/section-keys.js';

/** Some fields of a section that have a policy, and may have rights, of their own. */
export interface SectionPart {
  /** `section.part`; also the key of its policy. */
  readonly key: string;
  readonly section: SectionKey;
  readonly fields: readonly string[];
  /** Who may change these fields, among those who may edit the section. */
  readonly editableBy: readonly StaffRole[];
}

const OPERATIONS: readonly StaffRole[] = ['admin', 'operations'];

/** Where customers' data, money or visitors are led. */
export const SECTION_PARTS: readonly SectionPart[] = [
  { key: 'page-slugs.externalLinks', section: 'page-slugs', fields: ['externalLinks'], editableBy: OPERATIONS },
  {
    key: 'support-webform.target',
    section: 'support-webform',
    fields: ['domain', 'orgId', 'recordType', 'caseFields'],
    editableBy: ['admin'],
  },
  { key: 'store.hosts', section: 'store', fields: ['productionHost', 'hosts'], editableBy: OPERATIONS },
];

/** The policies that need a second person unless two admins have switched them off. */
export const GUARDED_BY_DEFAULT: readonly string[] = [
  'bank-transfer',
  'merchant-account',
  ...SECTION_PARTS.map(({ key }) => key),
];

/** A change of a row: what it said, and what it is to say. Null for no row. */
export type RowChange = Pick<Edit, 'section' | 'before' | 'after'>;

/** Text that two values share if they say the same, whatever the order of their keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([first], [second]) => (first < second ? -1 : 1)))
      : each,
  ) ?? '';

/** The parts whose fields a change sets, takes away or says otherwise. */
export function touchedParts({ section, before, after }: RowChange): SectionPart[] {
  return SECTION_PARTS.filter(
    (part) =>
      part.section === section && part.fields.some((field) => canonical(before?.[field]) !== canonical(after?.[field])),
  );
}

/** The keys of the policies that a change falls under: its section's, and those of the parts that it touches. */
export const policiesOf = (change: RowChange): string[] => [
  change.section,
  ...touchedParts(change).map(({ key }) => key),
];

/** Whether a role may not change a field, although it may edit the section. */
export const isFieldRefused = (role: StaffRole, section: string, field: string): boolean =>
  SECTION_PARTS.some(
    (part) => part.section === section && part.fields.includes(field) && !part.editableBy.includes(role),
  );

/** Whether a role may not make a change, although it may edit the section. */
export const isPartRefused = (role: StaffRole, change: RowChange): boolean =>
  touchedParts(change).some(({ editableBy }) => !editableBy.includes(role));
