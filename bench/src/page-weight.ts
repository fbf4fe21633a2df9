import { gzipSync } from 'node:zlib';
import { getText } from './http.js';

/** Bytes after gzip that a first visit to a page loads. */
export interface PageWeight {
  readonly html: number;
  readonly javaScript: number;
  readonly messages: number;
  readonly css: number;
}

const GZIP_LEVEL = 9;
const bytes = (text: string): number => gzipSync(text, { level: GZIP_LEVEL }).length;

function matches(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

/** Compiled messages are JavaScript files too; they are recognised by their name. */
const isMessages = (path: string): boolean => /\/messages-|\/[a-z]{2}(-[A-Z]{2})?-[\w-]{8}\.js$/.test(path);

/** Measures a page with every script, preloaded module and stylesheet in its HTML. */
export async function pageWeight(origin: string, host: string, path: string): Promise<PageWeight> {
  const html = await getText(origin, host, path);
  const scripts = matches(html, /(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  const styles = matches(html, /href="(\/(?:assets|theme)\/[^"]+\.css)"/g);
  const weigh = async (paths: string[]): Promise<number> => {
    const texts = await Promise.all(paths.map((file) => getText(origin, host, file)));
    return texts.reduce((total, text) => total + bytes(text), 0);
  };
  return {
    html: bytes(html),
    javaScript: await weigh(scripts.filter((script) => !isMessages(script))),
    messages: await weigh(scripts.filter(isMessages)),
    css: await weigh(styles),
  };
}
