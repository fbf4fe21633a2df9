import * as z from 'zod/mini';

const LONGEST = 500;
/** A host without credentials before it, an optional port, and nothing that could leave an attribute or a header. */
const HTTPS_ADDRESS = /^https:\/\/[a-zA-Z0-9](?:[a-zA-Z0-9.-]*[a-zA-Z0-9])?(?::\d{1,5})?(?:[/?#][^\s\\"'<>]*)?$/;
/** One slash at the beginning: two would be another host. */
const OWN_PATH = /^\/(?:[^\s\\"'<>/][^\s\\"'<>]*)?$/;

/** An address on another site: https only, without user name and password. */
export const httpsLinkSchema = z
  .string()
  .check(z.maxLength(LONGEST), z.regex(HTTPS_ADDRESS, 'an address with https:// and without a password'));

/** An address on another site, or a path of the shop. */
export const linkSchema = z
  .string()
  .check(
    z.maxLength(LONGEST),
    z.regex(
      new RegExp(`${HTTPS_ADDRESS.source}|${OWN_PATH.source}`),
      'an address with https:// and without a password, or a path that begins with one /',
    ),
  );
