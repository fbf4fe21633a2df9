import type { AuditFilter } from '@manifold/domain/audit/contract';
import { Prisma } from '../../platform/prisma/generated/client.js';

/** A search of the audit log, with the sections that the person may see; undefined for all. */
export interface AuditSearch {
  readonly filter: AuditFilter;
  readonly sections: readonly string[] | undefined;
}

const part = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const says = (name: 'sections' | 'stores', value: string): Prisma.Sql =>
  Prisma.sql`details @> ${JSON.stringify({ [name]: [value] })}::jsonb`;

/** Returns the condition on an edit's section: the requested one, or all visible ones. */
function sectionCondition({ filter, sections }: AuditSearch): Prisma.Sql {
  const counting = filter.section === undefined ? sections : [filter.section];
  return counting === undefined ? Prisma.sql`TRUE` : Prisma.sql`section = ANY(${[...counting]}::text[])`;
}

/** Returns the condition that an entry or its edits contain a text. Two subqueries, because there are two indexes. */
function withText(text: string, search: AuditSearch): Prisma.Sql {
  return Prisma.sql`id IN (
    SELECT id FROM audit_entry WHERE (subject || ' ' || coalesce(details ->> 'reason', '')) ILIKE ${part(text)}
    UNION
    SELECT entry.id FROM audit_entry AS entry WHERE entry.revision IN (
      SELECT revision_number FROM revision_edit
      WHERE words ILIKE ${part(text)} AND ${sectionCondition(search)}))`;
}

/** Returns the SQL condition on `audit_entry` for a search. */
export function auditCondition(search: AuditSearch): Prisma.Sql {
  const { filter, sections } = search;
  const { actor, action, section, store, text, from, to } = filter;
  const conditions = [
    Prisma.sql`TRUE`,
    ...(sections === undefined ? [] : [anyOf(sections.map((each) => says('sections', each)))]),
    ...(actor === undefined ? [] : [Prisma.sql`actor ILIKE ${part(actor)}`]),
    ...(action === undefined ? [] : [Prisma.sql`action = ${action}`]),
    ...(section === undefined ? [] : [says('sections', section)]),
    ...(store === undefined ? [] : [says('stores', store)]),
    ...(text === undefined ? [] : [withText(text, search)]),
    ...(from === undefined ? [] : [Prisma.sql`at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [Prisma.sql`at < ${new Date(to)}`]),
  ];
  return Prisma.join(conditions, ' AND ');
}

function anyOf(conditions: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join([Prisma.sql`FALSE`, ...conditions], ' OR ')})`;
}
