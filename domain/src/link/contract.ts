import * as z from 'zod/mini';

const MAXIMUM_LENGTH = 500;
/** A host without credentials, an optional port, and no characters that could end an attribute or a header. */
const HTTPS_ADDRESS = /^https:\/\/[a-zA-Z0-9](?:[a-zA-Z0-9.-]*[a-zA-Z0-9])?(?::\d{1,5})?(?:[/?#][^\s\\"'<>]*)?$/;
/** A single slash at the start: two would name another host. */
const OWN_PATH = /^\/(?:[^\s\\"'<>/][^\s\\"'<>]*)?$/;

/** A URL of another site: https only, without credentials. */
export const httpsLinkSchema = z
  .string()
  .check(z.maxLength(MAXIMUM_LENGTH), z.regex(HTTPS_ADDRESS, 'an address with https:// and without a password'));

/** A URL of another site, or a path of the shop. */
export const linkSchema = z
  .string()
  .check(
    z.maxLength(MAXIMUM_LENGTH),
    z.regex(
      new RegExp(`${HTTPS_ADDRESS.source}|${OWN_PATH.source}`),
      'an address with https:// and without a password, or a path that begins with one /',
    ),
  );
