/** The codes in the server's close frames of the live cart channel (RFC 6455 §7.4.1). */
export const CLOSE_CODES = {
  /** The cart id is missing, the store's toggle is off, or the browser sends too many messages. */
  refused: 1008,
  /** The process is stopping; another replica answers. */
  restarting: 1012,
  /** The session ended, or the connection is old: the browser asks again with the session that it has now. */
  sessionChanged: 4001,
  /** The cart or the network address has too many connections. */
  tooMany: 1013,
} as const;

const FINAL: readonly number[] = [CLOSE_CODES.refused, CLOSE_CODES.tooMany];

/** Returns whether a browser should not reconnect after this code until the shopper returns to the page. */
export const isFinalClose = (code: number): boolean => FINAL.includes(code);
