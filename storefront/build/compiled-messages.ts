import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { messagesInSource } from '../src/platform/intl/message-check/source-messages.js';
import { EVERY_PAGE, MESSAGE_PARTS, partsOfSource } from '../src/platform/intl/message-parts.js';

type Messages = Readonly<Record<string, string>>;

/** Absolute paths. */
interface Folders {
  readonly messages: string;
  readonly sources: string;
  readonly compiled: string;
}

const SOURCE_LANGUAGE = 'en';
const PARTS = [EVERY_PAGE, ...Object.keys(MESSAGE_PARTS)];

function readMessages(folder: string): Map<string, Messages> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages]),
  );
}

/** Returns the parts whose code uses a message, by its id. */
function readParts(folder: string): Map<string, ReadonlySet<string>> {
  const parts = new Map<string, ReadonlySet<string>>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.spec)\.tsx?$/.test(name))) {
    const code = readFileSync(join(folder, file), 'utf8');
    const ids = code.includes('defineMessages') ? Object.keys(messagesInSource(code)) : [];
    for (const id of ids) parts.set(id, new Set([...(parts.get(id) ?? []), ...partsOfSource(file)]));
  }
  return parts;
}

/** Merges English, the language and the locale; later ones override earlier ones. */
function merged(all: ReadonlyMap<string, Messages>, key: string): Messages {
  const [language = key] = key.split('-');
  return { ...all.get(SOURCE_LANGUAGE), ...all.get(language), ...all.get(key) };
}

function compiled(messages: Messages, isIncluded: (id: string) => boolean): string {
  const entries = Object.entries(messages)
    .filter(([id]) => isIncluded(id))
    .map(([id, text]) => [id, parse(text, { captureLocation: false })]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** Writes a file only if its text has changed, so that the watcher does not react to its own output. */
function write(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(file, text);
}

/**
 * Compiles `messages/{language}.json` and the sparse `messages/{locale}.json` to syntax trees, one file per part of the shop:
 * `{part}/{locale}.json`. Each file contains its fallbacks, so that a browser loads few files and needs no message parser. A
 * message that code of every page uses is in no other part.
 */
export function compiledMessages(folders: Folders): Plugin {
  const compileAll = () => {
    const all = readMessages(folders.messages);
    const partsById = readParts(folders.sources);
    for (const part of PARTS) {
      mkdirSync(join(folders.compiled, part), { recursive: true });
      const isIncluded = (id: string): boolean => {
        const parts = partsById.get(id) ?? new Set([EVERY_PAGE]);
        return parts.has(EVERY_PAGE) ? part === EVERY_PAGE : parts.has(part);
      };
      for (const key of all.keys())
        write(join(folders.compiled, part, `${key}.json`), compiled(merged(all, key), isIncluded));
    }
  };
  return {
    name: 'compiled-messages',
    buildStart() {
      compileAll();
    },
    configureServer(server) {
      server.watcher.add(folders.messages);
      server.watcher.on('change', (file) => {
        if (file.startsWith(folders.messages)) compileAll();
      });
    },
  };
}
