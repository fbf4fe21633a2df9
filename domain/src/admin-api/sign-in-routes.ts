import * as z from 'zod/mini';
import { firstAdminSchema, signInSchema, signInWaysSchema, staffSchema } from '../staff/contract.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** Sign-in and sign-out. */
export const signInRoutes = {
  signIn: {
    method: 'POST',
    path: '/api/admin/sign-in',
    summary: 'Signs in and sets the session cookie',
    roles: null,
    body: signInSchema,
    answer: staffSchema,
  },
  signInWays: {
    method: 'GET',
    path: '/api/admin/sign-in-ways',
    summary: 'How one can sign in here besides a password',
    roles: null,
    answer: signInWaysSchema,
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
    summary: 'Where the identity provider sends people back to; redirects into the console',
    roles: null,
    answer: null,
  },
  signOut: {
    method: 'POST',
    path: '/api/admin/sign-out',
    summary: 'Ends the session, and says where that of the identity provider is ended',
    roles: null,
    answer: z.object({ next: z.nullable(z.string()) }),
  },
  firstAdmin: {
    method: 'POST',
    path: '/api/admin/first-admin',
    summary: 'Makes the first admin with the one-time token that the start printed',
    roles: null,
    body: firstAdminSchema,
    answer: staffSchema,
  },
  me: { method: 'GET', path: '/api/admin/me', summary: 'Who is signed in', roles: EVERYBODY, answer: staffSchema },
} as const satisfies Record<string, AdminRoute>;
