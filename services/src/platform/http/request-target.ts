/** A letter, digit, `-`, `.`, `_` or `~` that is percent-encoded without need (RFC 3986 §2.3). */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;
/** Quotes, control characters, angle brackets, backslash and fragment, plain or percent-encoded. */
const REFUSED = /["'`<>\\#\0-\x20\x7f]|%(?:[01][0-9a-f]|2[27]|3[ce]|5c|60|7f|c2%[89][0-9a-f])/i;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;
const API = /^\/api(?:\/|$)/;

/** Returns the path of a request's target, without the query. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}

/** Returns whether a path or a route belongs to the API. */
export function isApiPath(path: string): boolean {
  return API.test(path);
}

/** Returns whether a path contains a character that none of our addresses has and that could break out of markup. */
export function hasRefusedCharacter(path: string): boolean {
  return REFUSED.test(path);
}

/** Decodes the needlessly encoded characters of a target's path, once: `/%61kcia?q=%61` → `/akcia?q=%61`. */
export function decodedTarget(target: string): string {
  const path = pathOf(target);
  if (!path.includes('%')) return target;
  const decoded = path.replace(ENCODED_UNRESERVED, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
  return decoded + target.slice(path.length);
}

/** Returns whether decoding reveals `.` or `..` as a segment, which a browser would resolve to another path. */
export function hidesDotSegment(path: string): boolean {
  const decoded = decodedTarget(path);
  return decoded !== path && DOT_SEGMENT.test(decoded);
}
