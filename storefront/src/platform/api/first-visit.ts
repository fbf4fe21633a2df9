import { hasShopSession } from '../cart/has-session.js';

const NAME = 'first-visit';
/** The server remembers a first visit for one minute; after this time the key is replaced. */
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

/** Returns the key that all tabs of this browser send until they have a session; undefined if storage is unavailable. */
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
 * Sends a request of a browser that may have no session yet. Until there is one, a lock lets only one tab send at a time.
 * Where locks are missing, the server recognises tabs of the same browser by their shared key and gives them one session.
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
