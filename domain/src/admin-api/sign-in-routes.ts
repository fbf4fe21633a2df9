import { firstAdminSchema, signInSchema, staffSchema } from '../staff/contract.js';
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
  signOut: { method: 'POST', path: '/api/admin/sign-out', summary: 'Ends the session', roles: null, answer: null },
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
