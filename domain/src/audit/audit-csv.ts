import type { AuditChange, AuditEntry } from './contract.js';

/** Columns of the CSV export: one line per changed field. */
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

/** Characters that start a formula in spreadsheets, also in their full width as East Asian keyboards type them. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

function cell(value: string): string {
  // A leading apostrophe marks text in spreadsheets; numbers stay unchanged.
  const harmless = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns an RFC 4180 line with its line break; values that a spreadsheet would execute are escaped. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function text(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the line of an entry, or of one of its changed fields. */
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
