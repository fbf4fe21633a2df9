import { createHash } from 'node:crypto';
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import type { RouterContext } from '../routing/router-context.js';
import { ShopContext } from '../shop/shop.js';
import { type CachedPart, InCachedMarkup, pageOf, type Placeholder } from './CachedMarkup.js';
import { MarkupCache } from './markup-cache.js';
import { memoizeByObject } from '../memoize/memoize-by-object.js';

const MEGABYTE = 1024 * 1024;
/** About 6,000 cards. */
const cache = new MarkupCache(10 * MEGABYTE);

/** Returns a digest of an object's content, so that objects that were loaded again share their markup. */
const digestOf = memoizeByObject((owner) => createHash('sha256').update(JSON.stringify(owner)).digest('base64url'));

type RenderedPage = ReturnType<typeof pageOf>;

interface KnownKey {
  readonly version: string;
  readonly key: string;
}

/** The keys of an owner by variant: making one and hashing it for each part took longer than finding the markup. They go with it. */
const keysOf = memoizeByObject((_: object) => new Map<string, KnownKey>());

function keyOf({ owner, variant }: CachedPart, { version, page: { intl } }: RenderedPage): string {
  // A locale's `intl` stays for ever, and its variants contain paths.
  if (owner === intl) return `${version} ${variant} locale`;
  const keys = keysOf(owner);
  const known = keys.get(variant);
  if (known?.version === version) return known.key;
  const key = `${version} ${variant} ${digestOf(owner)}`;
  keys.set(variant, { version, key });
  return key;
}

/** A placeholder in a rendered page. Its index is between the two texts. */
const PLACEHOLDER_START = '<template data-place="';
const PLACEHOLDER_END = '"></template>';
const HEAD_START = '<head>';
const HEAD_END = '</head>';
const SEPARATOR = '<template data-end="true"></template>';
/** What React writes before the markup of pictures that do not load lazily. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders all missing markup in one call, because a call for each would cost more than the cache saves. */
function render(missing: readonly CachedPart[], router: AnyRouter, { shop, intl }: RouterContext): readonly string[] {
  const html = renderToString(
    <RouterContextProvider router={router}>
      <RawIntlProvider value={intl}>
        <ShopContext value={shop}>
          <InCachedMarkup value>
            {missing.map((part, index) => (
              <Fragment key={index}>
                {part.render()}
                <template data-end />
              </Fragment>
            ))}
          </InCachedMarkup>
        </ShopContext>
      </RawIntlProvider>
    </RouterContextProvider>,
  );
  return html.replace(PRELOADS, '').split(SEPARATOR);
}

/** Returns the markup of all parts. Each is read once, because storing one may evict another. */
function markupsOf(router: AnyRouter, rendered: RenderedPage): ReadonlyMap<CachedPart, Uint8Array> {
  const texts = new Map<CachedPart, Uint8Array>();
  const missing: CachedPart[] = [];
  for (const part of rendered.placeholders.flat()) {
    const text = cache.get(keyOf(part, rendered));
    if (text === undefined) missing.push(part);
    else texts.set(part, text);
  }
  if (missing.length === 0) return texts;
  const markups = render(missing, router, rendered.page);
  missing.forEach((part, index) => {
    // Not from Node's pool, because a small cached text would retain the whole pool.
    const text = new TextEncoder().encode(markups[index]);
    texts.set(part, text);
    cache.set(keyOf(part, rendered), text);
  });
  return texts;
}

/**
 * Renders the parts of a page again. Throws if a part's cached markup differs, because then it depends on something that is not in
 * its key. For tests.
 */
export function verifyCachedMarkup(router: AnyRouter): void {
  const rendered = pageOf(router);
  const cached = markupsOf(router, rendered);
  const parts = [...cached.keys()];
  const fresh = render(parts, router, rendered.page);
  const changed = parts.filter((part, index) => Buffer.from(cached.get(part) ?? NOTHING).toString() !== fresh[index]);
  if (changed.length > 0) throw new Error(`Cached markup differs: ${changed.map(({ variant }) => variant).join(', ')}`);
}

const NOTHING = new Uint8Array();

/**
 * Returns the parts of a page with all placeholders replaced. Uses `indexOf`, because a regular expression took a seventh of the
 * page's render time.
 */
function fillPlaceholders(html: string, textsAt: (index: number) => readonly Uint8Array[]): Uint8Array[] {
  const texts: Uint8Array[] = [];
  let done = 0;
  for (let begin = html.indexOf(PLACEHOLDER_START); begin >= 0; begin = html.indexOf(PLACEHOLDER_START, done)) {
    const end = html.indexOf(PLACEHOLDER_END, begin);
    const index = Number(html.slice(begin + PLACEHOLDER_START.length, end));
    texts.push(Buffer.from(html.slice(done, begin)), ...textsAt(index));
    done = end + PLACEHOLDER_END.length;
  }
  return [...texts, Buffer.from(html.slice(done))];
}

/** Elements that are not part of what React renders. */
export interface HeadElements {
  /** In UTF-8, for the beginning of the head. */
  readonly first: Uint8Array;
  readonly last: string;
}

/**
 * Returns a rendered page in UTF-8, with its placeholders replaced and its head completed. Bytes, because the cached parts are
 * bytes: decoding them and encoding the page again took a tenth of its render time.
 */
export function completePage(html: string, router: AnyRouter, { first, last }: HeadElements): Uint8Array {
  const rendered = pageOf(router);
  const texts = markupsOf(router, rendered);
  const headStart = html.indexOf(HEAD_START) + HEAD_START.length;
  const headEnd = html.indexOf(HEAD_END, headStart);
  const head = html.slice(headStart, headEnd);
  const [preloads = ''] = PRELOADS.exec(head) ?? [];
  const firstLink = Math.max(0, Buffer.from(first.buffer, first.byteOffset, first.length).indexOf('<link'));
  const textsOf = (placeholder: Placeholder = []) => placeholder.map((part) => texts.get(part) ?? NOTHING);
  const body = fillPlaceholders(html.slice(headEnd), (index) => textsOf(rendered.placeholders[index]));
  return Buffer.concat([
    Buffer.from(html.slice(0, headStart)),
    first.subarray(0, firstLink),
    // As early as React writes them: before style sheets and typefaces, which would delay the pictures.
    Buffer.from(preloads),
    first.subarray(firstLink),
    Buffer.from(head.slice(preloads.length) + last),
    ...body,
  ]);
}
