import * as z from 'zod/mini';
import {
  anybodysSessionSchema,
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
import { EVERYBODY, IF_MATCH, type AdminRoute } from './route.js';

const ADMIN = ['admin'] as const;

/** Who works here: accounts, one-time links, sessions. */
export const staffRoutes = {
  staff: {
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'Everybody who works here, by name',
    roles: ADMIN,
    answer: z.object({ staff: z.array(staffAccountSchema) }),
  },
  inviteStaff: {
    method: 'POST',
    path: '/api/admin/staff',
    summary: 'Makes an account and a one-time link with which the person chooses a password',
    roles: ADMIN,
    body: inviteStaffSchema,
    answer: linkedAccountSchema,
  },
  changeStaff: {
    method: 'PUT',
    path: '/api/admin/staff/{id}',
    summary: `Changes name, role and limits. ${IF_MATCH}`,
    roles: ADMIN,
    body: changeStaffSchema,
    answer: staffAccountSchema,
  },
  disableStaff: {
    method: 'POST',
    path: '/api/admin/staff/{id}/disable',
    summary: 'Lets a person in no more and ends their sessions',
    roles: ADMIN,
    answer: staffAccountSchema,
  },
  enableStaff: {
    method: 'POST',
    path: '/api/admin/staff/{id}/enable',
    summary: 'Lets a disabled person in again',
    roles: ADMIN,
    answer: staffAccountSchema,
  },
  resetStaff: {
    method: 'POST',
    path: '/api/admin/staff/{id}/reset',
    summary: 'Forgets the password, ends the sessions and makes a new one-time link; the one before is void',
    roles: ADMIN,
    answer: linkedAccountSchema,
  },
  endStaffSessions: {
    method: 'DELETE',
    path: '/api/admin/staff/{id}/sessions',
    summary: 'Ends every session of a person',
    roles: ADMIN,
    answer: null,
  },
  sessions: {
    method: 'GET',
    path: '/api/admin/sessions',
    summary: 'Every signed-in browser, last seen first',
    roles: ADMIN,
    answer: z.object({ sessions: z.array(anybodysSessionSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/admin/sessions/{id}',
    summary: 'Ends a session of anybody',
    roles: ADMIN,
    answer: null,
  },
  ownSessions: {
    method: 'GET',
    path: '/api/admin/me/sessions',
    summary: 'The browsers in which the caller is signed in, last seen first',
    roles: EVERYBODY,
    answer: z.object({ sessions: z.array(staffSessionSchema) }),
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/api/admin/me/sessions/{id}',
    summary: 'Ends a session of the caller',
    roles: EVERYBODY,
    answer: null,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/admin/me/sessions',
    summary: 'Ends every session of the caller but the one that asks',
    roles: EVERYBODY,
    answer: null,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/admin/me/password',
    summary: "Changes the caller's password and ends their other sessions",
    roles: EVERYBODY,
    body: changePasswordSchema,
    answer: null,
  },
  openLink: {
    method: 'POST',
    path: '/api/admin/staff-links/open',
    summary: 'Whose a one-time link is',
    roles: null,
    body: openLinkSchema,
    answer: openedLinkSchema,
  },
  useLink: {
    method: 'POST',
    path: '/api/admin/staff-links/use',
    summary: 'Chooses a password with a one-time link and signs in',
    roles: null,
    body: useLinkSchema,
    answer: staffSchema,
  },
} as const satisfies Record<string, AdminRoute>;
