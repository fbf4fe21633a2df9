import type { IncomingHttpHeaders } from 'node:http';
import { cookieValue } from '../../platform/session/cookies.js';

const NAME = '__Host-preview';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const SECOND_MS = 1000;

/** Returns the Set-Cookie header of a preview token, which lasts as long as its link. */
export function previewCookie(token: string, until: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / SECOND_MS));
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}`;
}

/** The Set-Cookie header that ends a preview. */
export const NO_PREVIEW_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** Returns the preview token among a request's cookies. */
export function previewToken({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookie?.includes(NAME) ? cookieValue(cookie, NAME) || undefined : undefined;
}

/** Returns whether a request may belong to a preview, so that it must not get cached answers. */
export const asksForPreview = (headers: IncomingHttpHeaders): boolean => previewToken(headers) !== undefined;
