import * as z from 'zod/mini';
import {
  ownedSessionSchema,
  changePasswordSchema,
  changeStaffSchema,
  inviteStaffSchema,
  linkedAccountSchema,
  openedLinkSchema,
  openLinkSchema,
  staffAccountSchema,
  staffSessionSchema,
  useLinkSchema,
} from '../staff/accounts-contract.js';
import { staffSchema } from '../staff/contract.js';
import { ALL_ROLES, IF_MATCH, type AdminRoute } from './route.js';

const ADMIN = ['admin'] as const;

/** Routes of staff accounts, one-time links and sessions. */
export const staffRoutes = {
  staff: {
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'Lists staff accounts by name',
    roles: ADMIN,
    answer: z.object({ staff: z.array(staffAccountSchema) }),
  },
  inviteStaff: {
    method: 'POST',
    path: '/api/admin/staff',
    summary:
      'Creates an account and mails its owner a one-time link to set the password; answers the link without a mail system',
    roles: ADMIN,
    body: inviteStaffSchema,
    answer: linkedAccountSchema,
  },
  changeStaff: {
    method: 'PUT',
    path: '/api/admin/staff/{id}',
    summary: `Changes name, role and grants. ${IF_MATCH}`,
    roles: ADMIN,
    body: changeStaffSchema,
    answer: staffAccountSchema,
  },
  disableStaff: {
    method: 'POST',
    path: '/api/admin/staff/{id}/disable',
    summary: 'Disables an account and ends its sessions',
    roles: ADMIN,
    answer: staffAccountSchema,
  },
  enableStaff: {
    method: 'POST',
    path: '/api/admin/staff/{id}/enable',
    summary: 'Enables a disabled account',
    roles: ADMIN,
    answer: staffAccountSchema,
  },
  resetStaff: {
    method: 'POST',
    path: '/api/admin/staff/{id}/reset',
    summary: 'Deletes the password, ends the sessions and mails a new one-time link; the previous link becomes invalid',
    roles: ADMIN,
    answer: linkedAccountSchema,
  },
  endStaffSessions: {
    method: 'DELETE',
    path: '/api/admin/staff/{id}/sessions',
    summary: 'Ends all sessions of an account',
    roles: ADMIN,
    answer: null,
  },
  sessions: {
    method: 'GET',
    path: '/api/admin/sessions',
    summary: 'Lists all sessions, last seen first',
    roles: ADMIN,
    answer: z.object({ sessions: z.array(ownedSessionSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/admin/sessions/{id}',
    summary: 'Ends any session',
    roles: ADMIN,
    answer: null,
  },
  ownSessions: {
    method: 'GET',
    path: '/api/admin/me/sessions',
    summary: "Lists the caller's sessions, last seen first",
    roles: ALL_ROLES,
    answer: z.object({ sessions: z.array(staffSessionSchema) }),
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/api/admin/me/sessions/{id}',
    summary: 'Ends a session of the caller',
    roles: ALL_ROLES,
    answer: null,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/admin/me/sessions',
    summary: 'Ends all sessions of the caller except the current one',
    roles: ALL_ROLES,
    answer: null,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/admin/me/password',
    summary: "Changes the caller's password and ends their other sessions",
    roles: ALL_ROLES,
    body: changePasswordSchema,
    answer: null,
  },
  openLink: {
    method: 'POST',
    path: '/api/admin/staff-links/open',
    summary: 'Returns the account of a one-time link',
    roles: null,
    body: openLinkSchema,
    answer: openedLinkSchema,
  },
  useLink: {
    method: 'POST',
    path: '/api/admin/staff-links/use',
    summary: 'Sets a password with a one-time link and signs in',
    roles: null,
    body: useLinkSchema,
    answer: staffSchema,
  },
} as const satisfies Record<string, AdminRoute>;
