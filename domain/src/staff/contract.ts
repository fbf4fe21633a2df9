import * as z from 'zod/mini';
import { emailSchema } from '../email/contract.js';
import { singleLine } from '../single-line/single-line.js';

/** Roles: `admin` may edit everything, `operations` every section, `support` the support form only. */
export const staffRoleSchema = z.enum(['admin', 'operations', 'support']);

/** A right of a limited person: a section or `*`, in a country (`AT`), in a store (`ferrum_at`) or everywhere (`*`). */
export const staffGrantSchema = z.object({
  section: z.string().check(z.regex(/^(?:\*|[a-z-]{2,40})$/)),
  place: z.string().check(z.regex(/^(?:\*|[A-Z]{2}|[a-z][\w-]{2,59})$/)),
});

/** A country whose orders a person works on, or `*` for every country. */
export const orderCountrySchema = z.string().check(z.regex(/^(?:\*|[A-Z]{2})$/));

export const staffSchema = z.object({
  id: z.string(),
  email: z.email(),
  name: z.string(),
  role: staffRoleSchema,
  /** Rights within the role; null for no limit. */
  grants: z.nullable(z.array(staffGrantSchema)),
  /** The order desk is open for orders of these countries; empty without access to orders. Independent of the role. */
  orderCountries: z.array(orderCountrySchema),
});
export const signInSchema = z.strictObject({
  email: emailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Sign-in methods besides passwords: the name of the identity provider, or null. */
export const signInMethodsSchema = z.object({ openId: z.nullable(z.string()) });
/** Why a sign-in by the identity provider is refused; `other-identity`: the account is linked to another identity. */
export const OPEN_ID_REFUSALS = ['failed', 'unverified', 'unknown', 'other-identity'] as const;

/** A new password. */
export const newPasswordSchema = z.string().check(z.minLength(12), z.maxLength(200));
export const staffNameSchema = z.string().check(z.overwrite(singleLine), z.minLength(2), z.maxLength(80));

/** Creates the first admin of a deployment, with the one-time token that is printed at startup. */
export const firstAdminSchema = z.strictObject({
  token: z.string().check(z.minLength(20), z.maxLength(100)),
  email: emailSchema,
  name: staffNameSchema,
  password: newPasswordSchema,
});

export type OpenIdRefusal = (typeof OPEN_ID_REFUSALS)[number];
export type StaffRole = z.infer<typeof staffRoleSchema>;
export type StaffGrant = z.infer<typeof staffGrantSchema>;
export type Staff = z.infer<typeof staffSchema>;
export type SignIn = z.infer<typeof signInSchema>;
export type FirstAdmin = z.infer<typeof firstAdminSchema>;
