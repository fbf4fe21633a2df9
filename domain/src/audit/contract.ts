import * as z from 'zod/mini';
import { rowAddressSchema } from '../config-layer/row-address.js';
import { pageQuerySchema } from '../list-page/contract.js';
import { SECTION_KEYS } from '../store-document/section-keys.js';

const word = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), z.regex(/^[^\p{Cc}]*$/u, 'no control characters'));

/** An instant of the time in which there are computers: the database knows no year 0. */
const instant = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => Date.parse(text) >= 0, { error: 'an instant since 1970' }));

/** Which entries are looked for; what is left out does not matter. */
const filter = {
  /** Any part of an e-mail address. */
  actor: z.optional(word(254)),
  action: z.optional(z.string().check(z.regex(/^[a-z-]+\.[a-z-]+$/), z.maxLength(60))),
  section: z.optional(z.enum(SECTION_KEYS)),
  /** A store that the publish changed. */
  store: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
  /** Any part of a changed field's name, of its old or new value, of the reason, or of what was acted on. */
  text: z.optional(word(100)),
  from: z.optional(instant),
  /** The first instant that does not count any more. */
  to: z.optional(instant),
};

export const auditFilterSchema = z.object(filter);
export const auditQuerySchema = z.object({ ...filter, ...pageQuerySchema.shape });

/** What somebody did: one line of the list. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  /** The network address that the request came from; null for what the program did by itself. */
  address: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  reason: z.nullable(z.string()),
  /** The revision that it made; null when it made none. */
  revision: z.nullable(z.int()),
  sections: z.array(z.string()),
  stores: z.array(z.string()),
});

/** One field of one row as a publish changed it. A value that the row did not say, before or after, is absent. */
export const auditChangeSchema = z.object({
  section: z.string(),
  ...rowAddressSchema.shape,
  field: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

/** An entry with all that it changed. */
export const auditDetailSchema = z.object({
  ...auditEntrySchema.shape,
  changes: z.array(auditChangeSchema),
  /** Other facts of the entry, such as how many edits a discarded draft held. */
  details: z.record(z.string(), z.unknown()),
});

/** One page of entries, newest first; how many there are, and which actions there are to choose from. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  total: z.int(),
  actions: z.array(z.string()),
});

export type AuditFilter = z.infer<typeof auditFilterSchema>;
export type AuditQuery = z.infer<typeof auditQuerySchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditChange = z.infer<typeof auditChangeSchema>;
export type AuditDetail = z.infer<typeof auditDetailSchema>;
export type AuditPage = z.infer<typeof auditPageSchema>;
