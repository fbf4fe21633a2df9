import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BASE = 36;
/** English has every message. */
const SOURCE_LANGUAGE = 'en';
const COMPILED = /\/intl\/compiled\/[a-z]+\/[A-Za-z-]+\.json$/;

/** Returns a short id for each message id; the same for the same ids, so that the server's bundle and the browser's agree. */
export function shortIds(ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...ids].sort().map((id, index) => [id, index.toString(BASE)]));
}

export interface ShortMessageIds {
  /** For the plugin that compiles message descriptors. */
  readonly overrideIdFn: (id: string | undefined) => string;
  /** For the compiled messages. */
  readonly plugin: Plugin;
}

/**
 * Gives messages short ids in a build: a page loads the ids of 200 messages, 1 KB compressed. Sources and message files keep
 * the readable ones. The build fails if code names a message that English lacks.
 */
export function shortMessageIds(messages: string): ShortMessageIds {
  const ids = Object.keys(JSON.parse(readFileSync(join(messages, `${SOURCE_LANGUAGE}.json`), 'utf8')) as object);
  const short = shortIds(ids);
  const shortId = (id: string | undefined): string => {
    const found = id === undefined ? undefined : short.get(id);
    if (found === undefined) throw new Error(`The English messages have no "${id}"`);
    return found;
  };
  return {
    overrideIdFn: shortId,
    plugin: {
      name: 'short-message-ids',
      apply: 'build',
      // Before the plugin that makes modules of JSON.
      enforce: 'pre',
      transform: {
        filter: { id: COMPILED },
        handler: (code) => {
          const messages = Object.entries(JSON.parse(code) as object);
          const shortened = Object.fromEntries(messages.map(([id, message]) => [shortId(id), message]));
          return { code: JSON.stringify(shortened), map: { mappings: '' } };
        },
      },
    },
  };
}
