import type { Fields } from '../answers/schema.js';

/** An answer of the backend to a plain request. */
export interface Answer {
  readonly status: number;
  readonly body: Fields;
}

const MAX_LENGTH = 300;
const REFUSAL = /This server (?:does not support|supports)/;

const withoutIndexes = (path: string): string => path.replaceAll(/\.\d+/g, '');

/** Returns a path without its first type, its list marks and its union members. */
export const plainPath = (path: string): string =>
  path
    .replaceAll(/\[\]|<[^>]*>/g, '')
    .split('.')
    .slice(1)
    .join('.');

/** Returns the text of a refusal. */
export const refusalText = ({ body }: Answer): string => {
  const [first] = (body['errors'] ?? []) as readonly Partial<Record<string, string>>[];
  return (first?.['detailedErrorMessage'] ?? first?.['message'] ?? JSON.stringify(body)).slice(0, MAX_LENGTH);
};

/** Returns whether a path is the prefix, or is below it. */
export const isWithin = (path: string, prefix: string): boolean =>
  path === prefix || (path.startsWith(prefix) && /^[.[<]/.test(path.slice(prefix.length)));

/** Returns the part of a path that an answer refuses as unsupported: a property, or a member of a union. */
export function refusedPrefix(answer: Answer, path: string): string | undefined {
  if (answer.status !== 400 || !REFUSAL.test(refusalText(answer))) return undefined;
  const [first = {}] = (answer.body['errors'] ?? []) as readonly Partial<Record<string, string>>[];
  const field = withoutIndexes(first['field'] ?? '');
  const ends = [...path.matchAll(/[.[<]|$/g)].map(({ index }) => index).filter((end) => end > 0);
  return ends
    .map((end) => path.slice(0, end))
    .find((prefix) => {
      const kind = /<([^>]*)>$/.exec(prefix)?.[1];
      return kind === undefined
        ? plainPath(prefix) === field && !refusalText(answer).includes(' of type ')
        : refusalText(answer).includes(`'${kind}'`);
    });
}

/** Sends a plain request, because the vendor's client would leave out properties that its types lack. */
export async function send(
  url: string,
  token: string,
  { path, body }: { readonly path: string; readonly body?: unknown },
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${url}/manifold${path === '' ? '' : `/${path}`}`, init);
  return { status: answer.status, body: (await answer.json()) as Fields };
}
