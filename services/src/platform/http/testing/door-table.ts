import type { RawAnswer } from './raw-request.js';

/** The expected outcome of a request: accepted, refused for a reason, redirected to the plain spelling, or not for the API. */
export type Verdict = 'in' | 'malformed' | 'wrong-host' | 'foreign-origin' | 'unknown-host' | 'redirect' | 'elsewhere';

interface Spelling {
  readonly name: string;
  readonly write: (path: string) => string;
  /** `other-spelling` is the same address for a router that decodes; `other-address` does not belong to the API. */
  readonly kind: 'plain' | 'other-spelling' | 'malformed' | 'other-address';
}

interface HostLines {
  readonly name: string;
  readonly kind: 'shop' | 'console' | 'unknown' | 'malformed';
  readonly lines: readonly string[];
}

interface Sender {
  readonly name: string;
  readonly isOwn: boolean;
  readonly headers: (host: string) => readonly string[];
}

const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** Spellings of one path. */
export const SPELLINGS: readonly Spelling[] = [
  { name: 'plain', kind: 'plain', write: (path) => path },
  { name: '/%61pi', kind: 'other-spelling', write: (path) => path.replace(/\w/, encoded) },
  { name: '/api/%61dmin', kind: 'other-spelling', write: (path) => path.replace(/(?<=^(?:\/\w+)?\/)\w/, encoded) },
  { name: 'last letter', kind: 'other-spelling', write: (path) => path.replace(/\w(?=\W*$)/, encoded) },
  {
    name: '/%2561pi',
    kind: 'other-address',
    write: (path) => path.replace(/\w/, (letter) => `%25${encoded(letter).slice(1)}`),
  },
  { name: '//api', kind: 'other-address', write: (path) => `/${path}` },
  { name: '/API', kind: 'other-address', write: (path) => path.replace(/^\/\w+/, (segment) => segment.toUpperCase()) },
  { name: '/api%2F', kind: 'other-address', write: (path) => path.replace(/(?<=\w)\/|$/, '%2F') },
  { name: 'absolute form', kind: 'malformed', write: (path) => `http://sk.localhost${path}` },
  { name: "absolute form of the console's host", kind: 'malformed', write: (path) => `http://admin.localhost${path}` },
  { name: 'quote', kind: 'malformed', write: (path) => `${path}'` },
  { name: 'encoded control character', kind: 'malformed', write: (path) => `${path}%0a` },
];

const host = (name: string): readonly string[] => ['Host', name];

/** Host headers of a request. */
export const HOSTS: readonly HostLines[] = [
  { name: 'shop', kind: 'shop', lines: host('sk.localhost:3000') },
  { name: 'shop, foreign port', kind: 'shop', lines: host('cz.localhost:6666') },
  { name: 'console', kind: 'console', lines: host('admin.localhost:3000') },
  { name: 'unknown', kind: 'unknown', lines: host('nobody.example') },
  {
    name: 'shop, console forwarded',
    kind: 'shop',
    lines: [...host('sk.localhost:3000'), 'X-Forwarded-Host', 'admin.localhost', 'Forwarded', 'host=admin.localhost'],
  },
  { name: 'two Host lines', kind: 'malformed', lines: [...host('sk.localhost'), ...host('admin.localhost')] },
];

/** Senders of a request, with the headers that browsers send. */
export const SENDERS: readonly Sender[] = [
  { name: 'own page', isOwn: true, headers: () => ['Sec-Fetch-Site', 'same-origin'] },
  { name: 'own page, older browser', isOwn: true, headers: (own) => ['Origin', `http://${own}`] },
  { name: 'no header', isOwn: false, headers: () => [] },
  {
    name: 'other site',
    isOwn: false,
    headers: () => ['Sec-Fetch-Site', 'cross-site', 'Origin', 'https://evil.example'],
  },
  {
    name: 'sibling port',
    isOwn: false,
    headers: () => ['Sec-Fetch-Site', 'same-site', 'Origin', 'http://sk.localhost:3599'],
  },
  { name: 'other origin', isOwn: false, headers: () => ['Origin', 'http://admin.localhost:3599'] },
  { name: 'sandboxed page', isOwn: false, headers: () => ['Origin', 'null'] },
  {
    name: 'contradiction',
    isOwn: false,
    headers: () => ['Sec-Fetch-Site', 'same-origin', 'Origin', 'https://evil.example'],
  },
];

export interface Case {
  readonly route: string;
  readonly method: string;
  /** Whether the router has this route for this method. */
  readonly isRouted: boolean;
  readonly spelling: Spelling;
  readonly host: HostLines;
  readonly sender: Sender;
}

const isSafe = (method: string): boolean => method === 'GET';

/** Returns the verdict on a request in plain spelling on the right host. */
function verdictOnRoute({ route, method, sender }: Case): Verdict {
  const isMiddleware = route.startsWith('/api/:middleware');
  // Mail programs end a newsletter (RFC 8058) without browser headers; the token is in the path.
  const isOneClick = route === '/api/newsletter/unsubscribe/:token';
  return isSafe(method) || isMiddleware || isOneClick || sender.isOwn ? 'in' : 'foreign-origin';
}

function verdictOnApi(request: Case): Verdict {
  const {
    route,
    host: { kind },
  } = request;
  // Webhooks have signatures of their own: any host, any sender.
  if (route === '/api/webhooks/adyen') return 'in';
  // Health, the API's description, and stylesheets with a content hash in their names.
  if (/^\/(api\/(health|docs)|theme)/.test(route)) return verdictOnRoute(request);
  if (route.startsWith('/api/admin')) return kind === 'console' ? verdictOnRoute(request) : 'wrong-host';
  if (kind === 'console') return 'wrong-host';
  const verdict = verdictOnRoute(request);
  if (kind === 'unknown' && verdict === 'in') return route.startsWith('/api/:middleware') ? 'in' : 'unknown-host';
  return verdict;
}

/** Returns the expected outcome of a request, written from the specification and not from the code. */
export function verdictOn(request: Case): Verdict {
  const {
    route,
    method,
    spelling,
    host: { kind },
  } = request;
  if (kind === 'malformed' || spelling.kind === 'malformed') return 'malformed';
  if (spelling.kind === 'other-address' || !request.isRouted) return 'elsewhere';
  if (route !== '/*') return spelling.kind === 'plain' ? verdictOnApi(request) : 'malformed';
  if (!isSafe(method)) return 'elsewhere';
  if (kind === 'unknown') return 'unknown-host';
  return spelling.kind === 'plain' ? 'in' : 'redirect';
}

const REFUSED_FIELDS = /"field":"(path|target|host)"/;

const isGuardRefusal = ({ status, text }: RawAnswer): boolean =>
  (status === 403 && text.includes('"forbidden-origin"')) || (status === 400 && REFUSED_FIELDS.test(text));

/** Returns whether an answer matches the verdict. */
export function matchesVerdict({ method }: Case, verdict: Verdict, answer: RawAnswer): boolean {
  const { status, headers, text } = answer;
  const type = headers['content-type'] ?? '';
  switch (verdict) {
    case 'in':
      return !isGuardRefusal(answer);
    case 'malformed':
      return status === 400 && REFUSED_FIELDS.test(text);
    case 'wrong-host':
      return status === 404 && text.includes('"not-found"');
    case 'foreign-origin':
      return status === 403 && text.includes('"forbidden-origin"');
    case 'unknown-host':
      return status === 421;
    case 'redirect':
      return (
        status === 301 && String(headers['location']).startsWith('/') && !String(headers['location']).includes('%')
      );
    case 'elsewhere':
      // 415: Fastify reads the body before it answers that a route for the method does not exist.
      return (
        [400, 403, 404, 415, 421].includes(status) || (isSafe(method) && (type.includes('text/html') || status === 308))
      );
  }
}
