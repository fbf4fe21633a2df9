import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One form of a page, ready to be written: its header lines as Node takes them, and its body. */
export interface PageForm {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/**
 * A page as it waits in the cache: compressed once, its headers spelt out once. As plain text it would take four times as much
 * memory as both other forms together, for the few readers that take nothing else: they get it unpacked.
 */
export interface CachedPage {
  readonly etag: string;
  readonly forms: Readonly<Record<Exclude<Encoding, 'identity'>, PageForm>>;
  /** Header lines of the page as plain text. */
  readonly plainHeaders: readonly string[];
  /** Header lines of a 304. */
  readonly notModified: readonly string[];
  readonly tags: readonly string[];
  /** The page in other languages, for the visitor who prefers one. */
  readonly paths: Readonly<Record<string, string>>;
  readonly bytes: number;
}

export interface PageContent {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly paths: Readonly<Record<string, string>>;
}

const BROTLI_QUALITY = 5;
const QUICK_BROTLI_QUALITY = 1;
const QUICK_GZIP_LEVEL = 3;
const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);
const runGunzip = promisify(gunzip);

function brotliParams(body: Buffer, quality: number): Record<number, number> {
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
}

/** Bytes as they are kept: compressed well, since many will read them. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'gzip' ? runGzip(body) : runBrotli(body, { params: brotliParams(body, BROTLI_QUALITY) });
}

/**
 * A page's bytes for one reader. It takes a fifth of the time that the quality of kept pages takes, and is a twentieth
 * longer. Beside the thread that renders: the next page need not wait for it.
 */
export async function quicklyEncoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return runGzip(body, { level: QUICK_GZIP_LEVEL });
  return runBrotli(body, { params: brotliParams(body, QUICK_BROTLI_QUALITY) });
}

function lines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}

function form(body: Buffer, encoding: Encoding, headers: Readonly<Record<string, string>>): PageForm {
  return { body, headers: [...lines(headers), 'content-encoding', encoding, 'content-length', String(body.length)] };
}

/** The page as plain text. */
export const plainBody = ({ forms }: CachedPage): Promise<Buffer> => runGunzip(forms.gzip.body);

/** Compresses a rendered page and spells its headers out, so that serving it is nothing but writing. */
export async function cachedPage({ html, headers, tags, paths }: PageContent): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([encoded(identity, 'br'), encoded(identity, 'gzip')]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const all: Record<string, string> = { ...headers, etag };
  const forms = { br: form(br, 'br', all), gzip: form(gz, 'gzip', all) };
  const plainHeaders = [...lines(all), 'content-length', String(identity.length)];
  const bytes = br.length + gz.length;
  const { 'content-type': _type, ...withoutBody } = all;
  return { etag, forms, plainHeaders, notModified: lines(withoutBody), tags, paths, bytes };
}
