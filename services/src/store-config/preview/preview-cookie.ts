import type { IncomingHttpHeaders } from 'node:http';
import { cookieValue } from '../../platform/session/cookies.js';

const NAME = '__Host-preview';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const SECOND_MS = 1000;

/** Keeps the token of a preview in the browser for as long as its link holds. */
export function previewCookie(token: string, until: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / SECOND_MS));
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}`;
}

/** Ends a preview in this browser. */
export const NO_PREVIEW_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** The token among a request's cookies. */
export function previewToken({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookie?.includes(NAME) ? cookieValue(cookie, NAME) || undefined : undefined;
}

/** Whether a request may be one of a preview: what is kept for everybody is none of its answers. */
export const asksForPreview = (headers: IncomingHttpHeaders): boolean => previewToken(headers) !== undefined;
