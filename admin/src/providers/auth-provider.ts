import type { Staff } from '@manifold/domain/staff/contract';
import { SECTION_KEYS } from '@manifold/domain/store-document/sections';
import type { AuthProvider } from 'react-admin';
import { ApiError, callApi } from './api.js';
import { session } from './session.js';

const SHARED_SCREENS = ['stores', 'matrix', 'change-set', 'revisions', 'audit', 'replicas', 'mails'];
const OPERATIONS = [...SHARED_SCREENS, ...SECTION_KEYS, 'systems', 'interchange'];

/** The screens of the order desk, for every role with countries of orders. */
const ORDER_DESK = ['orders', 'payment-differences', 'reviews', 'data-requests'];
/** Screens per role. The server enforces permissions in any case. */
const SCREENS: Readonly<Record<Staff['role'], readonly string[]>> = {
  admin: [...OPERATIONS, 'staff'],
  operations: OPERATIONS,
  support: [...SHARED_SCREENS, 'support-webform'],
};

let known: Promise<Staff> | undefined;

/** Marks that the user asked to sign out and that the server has not confirmed it. A reload of the page keeps the mark. */
const UNCONFIRMED_SIGN_OUT = 'unconfirmed-sign-out';

async function loadMe(): Promise<Staff> {
  try {
    const staff = await callApi('me');
    sessionStorage.removeItem(UNCONFIRMED_SIGN_OUT);
    return staff;
  } catch (reason) {
    known = undefined;
    throw reason;
  }
}

/** Loads the signed-in user, once per sign-in. */
const me = (): Promise<Staff> => (known ??= loadMe());

/** The user waits for it. */
const SIGN_OUT_MILLISECONDS = 10_000;

/** The server must confirm a sign-out that the user asked for. */
export interface SignOutParams {
  readonly isAsked: true;
}

/** Signs in with an HttpOnly cookie. The console learns about the session only from `me`. */
export const authProvider: AuthProvider = {
  async login({ email, password }: { email: string; password: string }) {
    known = Promise.resolve(await callApi('signIn', { body: { email, password } }));
  },
  /**
   * Signs out. Without `isAsked`, react-admin leaves a session that has ended. Rejects if the user asked for it and the server
   * did not confirm it: the session may have ended or not, so the user must try again.
   */
  async logout(params?: SignOutParams) {
    if (params?.isAsked) sessionStorage.setItem(UNCONFIRMED_SIGN_OUT, 'true');
    else session.leave();
    const signal = AbortSignal.timeout(SIGN_OUT_MILLISECONDS);
    const signingOut = callApi('signOut', { signal });
    const signedOut = await (params?.isAsked ? signingOut : signingOut.catch(() => null));
    known = undefined;
    session.leave();
    if (!signedOut) return;
    const isAsked = sessionStorage.getItem(UNCONFIRMED_SIGN_OUT) !== null;
    sessionStorage.removeItem(UNCONFIRMED_SIGN_OUT);
    // Signs out of the identity provider as well, but not a user whose session has just run out.
    if (isAsked && signedOut.next) window.location.assign(signedOut.next);
  },
  async checkAuth() {
    await me();
  },
  async checkError(reason: unknown) {
    // If the session ended on this page, a dialog asks to sign in again instead of a redirect.
    if (reason instanceof ApiError && reason.status === 401 && !session.isEnded()) {
      known = undefined;
      throw reason;
    }
  },
  async getIdentity() {
    const { id, name } = await me();
    return { id, fullName: name };
  },
  /**
   * Returns no permissions without a session: an error would redirect the page of a one-time link. `checkAuth` protects
   * the other pages.
   */
  async getPermissions() {
    try {
      return (await me()).role;
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 401) return undefined;
      throw reason;
    }
  },
  async canAccess({ resource }) {
    const { role, orderCountries } = await me();
    return ORDER_DESK.includes(resource) ? orderCountries.length > 0 : SCREENS[role].includes(resource);
  },
};
