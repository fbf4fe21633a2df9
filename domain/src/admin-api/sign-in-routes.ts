import * as z from 'zod/mini';
import { firstAdminSchema, signInSchema, signInMethodsSchema, staffSchema } from '../staff/contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

/** Routes of sign-in and sign-out. */
export const signInRoutes = {
  signIn: {
    method: 'POST',
    path: '/api/admin/sign-in',
    summary: 'Signs in and sets the session cookie',
    roles: null,
    body: signInSchema,
    answer: staffSchema,
  },
  signInMethods: {
    method: 'GET',
    path: '/api/admin/sign-in-ways',
    summary: 'Lists sign-in methods besides passwords',
    roles: null,
    answer: signInMethodsSchema,
  },
  beginOpenId: {
    method: 'GET',
    path: '/api/admin/open-id/begin',
    summary: 'Redirects to the identity provider',
    roles: null,
    answer: null,
  },
  endOpenId: {
    method: 'GET',
    path: '/api/admin/open-id/return',
    summary: "Handles the identity provider's callback and redirects to the console",
    roles: null,
    answer: null,
  },
  signOut: {
    method: 'POST',
    path: '/api/admin/sign-out',
    summary: 'Ends the session; returns the sign-out URL of the identity provider, also if the session is unknown',
    roles: null,
    answer: z.object({ next: z.nullable(z.string()) }),
  },
  firstAdmin: {
    method: 'POST',
    path: '/api/admin/first-admin',
    summary: 'Creates the first admin with the one-time token printed at startup',
    roles: null,
    body: firstAdminSchema,
    answer: staffSchema,
  },
  me: {
    method: 'GET',
    path: '/api/admin/me',
    summary: 'Returns the signed-in user',
    roles: ALL_ROLES,
    answer: staffSchema,
  },
} as const satisfies Record<string, AdminRoute>;
