import * as z from 'zod/mini';
import { emailSchema } from '../email/contract.js';
import { SECTION_KEYS } from '../store-document/sections.js';
import {
  newPasswordSchema,
  orderCountrySchema,
  staffGrantSchema,
  staffNameSchema,
  staffRoleSchema,
  staffSchema,
  type Staff,
} from './contract.js';
import { ANY_GRANT } from './edit-refusal.js';

const MAXIMUM_GRANTS = 500;
const MAXIMUM_COUNTRIES = 100;

/** Grants as an admin sets them; sections must exist. */
const grantsSchema = z.nullable(
  z
    .array(
      z.strictObject({
        section: z.union([z.literal(ANY_GRANT), z.enum(SECTION_KEYS)]),
        place: staffGrantSchema.shape.place,
      }),
    )
    .check(z.maxLength(MAXIMUM_GRANTS)),
);

/** Admins cannot be limited, because they could remove their own limits. */
const NO_LIMITED_ADMIN = { path: ['grants'], error: 'an-admin-is-not-limited' };
const isNoLimitedAdmin = ({ role, grants }: Pick<Staff, 'role' | 'grants'>): boolean =>
  role !== 'admin' || grants === null;

const rights = {
  name: staffNameSchema,
  role: staffRoleSchema,
  grants: grantsSchema,
  /** Countries of the order desk. If it is absent, a new account has none and an existing one keeps its own. */
  orderCountries: z.optional(z.array(orderCountrySchema).check(z.maxLength(MAXIMUM_COUNTRIES))),
};
export const inviteStaffSchema = z
  .strictObject({ email: emailSchema, ...rights })
  .check(z.refine(isNoLimitedAdmin, NO_LIMITED_ADMIN));
export const changeStaffSchema = z.strictObject(rights).check(z.refine(isNoLimitedAdmin, NO_LIMITED_ADMIN));

/** `invited` has never signed in; `disabled` may not. */
export const staffStateSchema = z.enum(['invited', 'active', 'disabled']);

/** A staff account for admins. `version` is for optimistic locking. */
export const staffAccountSchema = z.object({
  ...staffSchema.shape,
  state: staffStateSchema,
  version: z.int(),
  createdAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
  /** Expiry of the account's one-time link; null without one. */
  linkExpiresAt: z.nullable(z.string()),
  /** Whether the account is linked to an identity of the identity provider. */
  isBound: z.boolean(),
});

/** A one-time link. `address` is its URL. Everyone who opens it can set the password of the account. */
export const staffLinkSchema = z.object({ token: z.string(), address: z.string(), expiresAt: z.string() });
/** `link` is null if it was mailed to the account's owner: only a deployment without a mail system shows it, once. */
export const linkedAccountSchema = z.object({ account: staffAccountSchema, link: z.nullable(staffLinkSchema) });

const linkToken = z.string().check(z.minLength(20), z.maxLength(100));
export const openLinkSchema = z.strictObject({ token: linkToken });
export const useLinkSchema = z.strictObject({ token: linkToken, password: newPasswordSchema });
/** The account of a one-time link. */
export const openedLinkSchema = z.object({ email: z.email(), name: z.string(), expiresAt: z.string() });

export const changePasswordSchema = z.strictObject({
  oldPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  newPassword: newPasswordSchema,
});

/** A session. `device` is the browser's user agent. */
export const staffSessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});

/** A session with its account, for admins. */
export const ownedSessionSchema = z.object({
  ...staffSessionSchema.shape,
  staff: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});

export type InviteStaff = z.infer<typeof inviteStaffSchema>;
export type ChangeStaff = z.infer<typeof changeStaffSchema>;
export type StaffAccount = z.infer<typeof staffAccountSchema>;
export type LinkedAccount = z.infer<typeof linkedAccountSchema>;
export type StaffLink = z.infer<typeof staffLinkSchema>;
export type UseLink = z.infer<typeof useLinkSchema>;
export type OpenedLink = z.infer<typeof openedLinkSchema>;
export type ChangePassword = z.infer<typeof changePasswordSchema>;
export type StaffSession = z.infer<typeof staffSessionSchema>;
export type OwnedSession = z.infer<typeof ownedSessionSchema>;
