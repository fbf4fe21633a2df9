import type { Staff } from '@manifold/domain/staff/contract';
import { SECTION_KEYS } from '@manifold/domain/store-document/section-keys';
import type { AuthProvider } from 'react-admin';
import { ApiError, callApi } from './api.js';
import { session } from './session.js';

const EVERYBODYS = ['stores', 'matrix', 'change-set', 'revisions', 'audit', 'replicas'];
const OPERATIONS = [...EVERYBODYS, ...SECTION_KEYS, 'systems', 'interchange'];

/** Which screens a role has; the server refuses the rest whatever the console shows. */
const SCREENS: Readonly<Record<Staff['role'], readonly string[]>> = {
  admin: [...OPERATIONS, 'staff'],
  operations: OPERATIONS,
  support: [...EVERYBODYS, 'support-webform'],
};

let known: Promise<Staff> | undefined;

/** Who is signed in, asked for once per sign-in. */
function me(): Promise<Staff> {
  known ??= callApi('me').catch((reason: unknown) => {
    known = undefined;
    throw reason;
  });
  return known;
}

/** Sign-in by a cookie that scripts cannot read: what the console knows of a session is what `me` answers. */
export const authProvider: AuthProvider = {
  async login({ email, password }: { email: string; password: string }) {
    known = Promise.resolve(await callApi('signIn', { body: { email, password } }));
  },
  async logout() {
    known = undefined;
    session.leave();
    const signedOut = await callApi('signOut').catch(() => null);
    // Who came from an identity provider leaves it as well.
    if (signedOut?.next) window.location.assign(signedOut.next);
  },
  async checkAuth() {
    await me();
  },
  async checkError(reason: unknown) {
    // A session that ended on this page is begun again in a dialog: nobody leaves what they were at.
    if (reason instanceof ApiError && reason.status === 401 && !session.isEnded()) {
      known = undefined;
      throw reason;
    }
  },
  async getIdentity() {
    const { id, name } = await me();
    return { id, fullName: name };
  },
  /** Nothing for nobody: the page of a one-time link asks as well, and an error would lead away from it. `checkAuth` guards the others. */
  async getPermissions() {
    try {
      return (await me()).role;
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 401) return undefined;
      throw reason;
    }
  },
  async canAccess({ resource }) {
    return SCREENS[(await me()).role].includes(resource);
  },
};
