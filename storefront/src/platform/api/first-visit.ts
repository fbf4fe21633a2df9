import { hasShopSession } from '../cart/has-session.js';

const NAME = 'first-visit';
/** The server keeps a first visit for a minute; a later one is another. */
const VALID_MILLISECONDS = 30_000;

interface FirstVisit {
  readonly key: string;
  readonly at: number;
}

const hasSession = (): boolean => hasShopSession(document.cookie);

function readVisit(): FirstVisit | undefined {
  try {
    const visit = JSON.parse(localStorage.getItem(NAME) ?? 'null') as FirstVisit | null;
    return visit && Date.now() - visit.at < VALID_MILLISECONDS ? visit : undefined;
  } catch {
    return undefined;
  }
}

/** What the tabs of this browser share until they have a session; undefined where nothing can be stored. */
function sharedVisitKey(): string | undefined {
  const known = readVisit();
  if (known) return known.key;
  const key = crypto.randomUUID();
  try {
    localStorage.setItem(NAME, JSON.stringify({ key, at: Date.now() } satisfies FirstVisit));
    return key;
  } catch {
    return undefined;
  }
}

/**
 * Sends a request of a browser that may have no session yet. One tab sends at a time until there is a session; tabs whose
 * requests meet nevertheless are told apart from strangers by the key that they share, and get one session with one cart.
 */
export function sendWithFirstVisit<Answer>(send: (headers: Readonly<Record<string, string>>) => Promise<Answer>) {
  if (typeof document === 'undefined' || hasSession()) return send({});
  const sendWithKey = (): Promise<Answer> => {
    if (hasSession()) return send({});
    const key = sharedVisitKey();
    return send(key ? { 'x-first-visit': key } : {});
  };
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? locks.request(NAME, sendWithKey) : sendWithKey();
}
