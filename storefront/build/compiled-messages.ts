import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

type Messages = Readonly<Record<string, string>>;

const SOURCE_LANGUAGE = 'en';

function readMessages(folder: string): Map<string, Messages> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages]),
  );
}

/** Merges English, the language and the locale; later ones override earlier ones. */
function merged(all: ReadonlyMap<string, Messages>, key: string): Messages {
  const [language = key] = key.split('-');
  return { ...all.get(SOURCE_LANGUAGE), ...all.get(language), ...all.get(key) };
}

function compiled(messages: Messages): string {
  const entries = Object.entries(messages).map(([id, text]) => [id, parse(text, { captureLocation: false })]);
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
 * Compiles `messages/{language}.json` and the sparse `messages/{locale}.json` to syntax trees. Each output file contains its
 * fallbacks, so a browser loads one file and needs no message parser.
 */
export function compiledMessages(source: string, target: string): Plugin {
  const compileAll = () => {
    mkdirSync(target, { recursive: true });
    const all = readMessages(source);
    for (const key of all.keys()) write(join(target, `${key}.json`), compiled(merged(all, key)));
  };
  return {
    name: 'compiled-messages',
    buildStart() {
      compileAll();
    },
    configureServer(server) {
      server.watcher.add(source);
      server.watcher.on('change', (file) => {
        if (file.startsWith(source)) compileAll();
      });
    },
  };
}
