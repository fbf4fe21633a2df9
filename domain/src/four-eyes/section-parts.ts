import type { Edit } from '../change-set/contract.js';
import type { StaffRole } from '../staff/contract.js';
import type { SectionKey } from '../store-document/sections.js';
import { isSameValue } from '../same-value/same-value.js';

/** Fields of a section with their own review policy and permissions. */
export interface SectionPart {
  /** `section.part`; also the key of its policy. */
  readonly key: string;
  readonly section: SectionKey;
  readonly fields: readonly string[];
  /** Roles that may change these fields, of those that may edit the section. */
  readonly editableBy: readonly StaffRole[];
}

const OPERATIONS: readonly StaffRole[] = ['admin', 'operations'];

/** Fields that decide where customer data, money or visitors go. */
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

/** Policies that require a second person unless two admins have turned them off. */
export const GUARDED_BY_DEFAULT: readonly string[] = [
  'bank-transfer',
  'merchant-account',
  ...SECTION_PARTS.map(({ key }) => key),
];

/** A change of a row, before and after; null for no row. */
export type RowChange = Pick<Edit, 'section' | 'before' | 'after'>;

/** Returns the parts whose fields a change adds, changes or removes. */
export function touchedParts({ section, before, after }: RowChange): SectionPart[] {
  return SECTION_PARTS.filter(
    (part) => part.section === section && part.fields.some((field) => !isSameValue(before?.[field], after?.[field])),
  );
}

/** Returns the policies that apply to a change: its section's, and those of the parts that it touches. */
export const policiesOf = (change: RowChange): string[] => [
  change.section,
  ...touchedParts(change).map(({ key }) => key),
];

/** Returns whether a role may not change a field of a section that it may edit. */
export const isFieldRefused = (role: StaffRole, section: string, field: string): boolean =>
  SECTION_PARTS.some(
    (part) => part.section === section && part.fields.includes(field) && !part.editableBy.includes(role),
  );

/** Returns whether a role may not make a change in a section that it may edit. */
export const isPartRefused = (role: StaffRole, change: RowChange): boolean =>
  touchedParts(change).some(({ editableBy }) => !editableBy.includes(role));
