import * as z from 'zod/mini';
import { instantSchema } from '../config-layer/instant.js';
import { rowAddressSchema } from '../config-layer/row.js';
import { pageQuerySchema } from '../list-page/contract.js';
import { SECTION_KEYS } from '../store-document/sections.js';

const word = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), z.regex(/^[^\p{Cc}]*$/u, 'no control characters'));

/** Filters of the audit; all are optional. */
const filter = {
  /** Part of an e-mail address. */
  actor: z.optional(word(254)),
  action: z.optional(z.string().check(z.regex(/^[a-z-]+\.[a-z-]+$/), z.maxLength(60))),
  section: z.optional(z.enum(SECTION_KEYS)),
  /** A store that the publish changed. */
  store: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
  /** Part of a changed field's name, of its old or new value, of the reason, or of the subject. */
  text: z.optional(word(100)),
  from: z.optional(instantSchema),
  /** End of the period, exclusive. */
  to: z.optional(instantSchema),
};

export const auditFilterSchema = z.object(filter);
export const auditQuerySchema = z.object({ ...filter, ...pageQuerySchema.shape });

/** An audit entry in a list. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  /** IP address of the request; null for actions of the system. */
  address: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  reason: z.nullable(z.string()),
  /** The revision that the action created, or null. */
  revision: z.nullable(z.int()),
  sections: z.array(z.string()),
  stores: z.array(z.string()),
});

/** A changed field of a row. `before` or `after` is absent if the row did not set the field. */
export const auditChangeSchema = z.object({
  section: z.string(),
  ...rowAddressSchema.shape,
  field: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

/** An entry with all its changes. */
export const auditDetailSchema = z.object({
  ...auditEntrySchema.shape,
  changes: z.array(auditChangeSchema),
  /** Further details, such as the number of edits of a discarded draft. */
  details: z.record(z.string(), z.unknown()),
});

/** A page of entries, newest first, with the total number and the actions to filter by. */
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
