import type { AuditChange, AuditEntry } from './contract.js';

/** The columns of the audit as a table: one line per changed field. */
export const AUDIT_CSV_COLUMNS = [
  'time',
  'actor',
  'address',
  'action',
  'subject',
  'revision',
  'section',
  'layer',
  'key',
  'valid from',
  'valid to',
  'field',
  'old',
  'new',
  'reason',
] as const;

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

function cell(value: string): string {
  // An apostrophe makes a spreadsheet read it as text; a number is one and stays one.
  const harmless = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a table as RFC 4180 has it, its end included, with nothing in it that a spreadsheet would execute. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function text(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The line of an entry, or of one field that it changed. */
export function auditCsvLine(entry: AuditEntry, change?: AuditChange): string {
  const { at, actor, address, action, subject, revision, reason } = entry;
  return csvLine([
    at,
    actor,
    address ?? '',
    action,
    subject,
    revision === null ? '' : String(revision),
    change?.section ?? '',
    change?.layer ?? '',
    change?.key ?? '',
    change?.validFrom ?? '',
    change?.validTo ?? '',
    change?.field ?? '',
    text(change?.before),
    text(change?.after),
    reason ?? '',
  ]);
}
