import type { AssetManifest } from '@manifold/domain/page-rendering/contract';
import { memoizeByObject } from '../memoize/memoize-by-object.js';
import { EVERY_PAGE, messagesName } from './message-parts.js';
import type { MessageFiles, PageMessages, WithMessages } from './page-messages.js';

/** Returns the files of a locale's messages by part. */
function namedFiles(locale: string, { messages }: AssetManifest): MessageFiles {
  const files = Object.entries(messages).flatMap(([part, byLocale]) => {
    const file = byLocale[messagesName(locale, Object.keys(byLocale))];
    return file === undefined ? [] : [[part, file] as const];
  });
  return Object.fromEntries(files);
}

const filesByLocale = /* @__PURE__ */ memoizeByObject((_: AssetManifest) => new Map<string, MessageFiles>());

/** Returns the same files for all pages of a build in a locale. */
function filesOf(locale: string, assets: AssetManifest): MessageFiles {
  const known = filesByLocale(assets);
  const files = known.get(locale) ?? namedFiles(locale, assets);
  known.set(locale, files);
  return files;
}

/** The messages of a page that the server renders: those of every page, and the parts that its loaders request. */
export class RenderedMessages {
  private readonly parts: string[] = [EVERY_PAGE];
  private readonly files: MessageFiles;

  constructor(locale: string, assets: AssetManifest) {
    this.files = filesOf(locale, assets);
  }

  readonly withMessages: WithMessages = (part, value) => {
    if (!this.parts.includes(part)) this.parts.push(part);
    return Promise.resolve(value);
  };

  /**
   * The messages that the browser loads before it hydrates the page. Complete when the loaders have run; undefined in
   * development.
   */
  get page(): PageMessages | undefined {
    return EVERY_PAGE in this.files ? { files: this.files, parts: this.parts } : undefined;
  }

  /** The files that the page starts with. */
  get startFiles(): readonly string[] {
    return this.parts.flatMap((part) => this.files[part] ?? []);
  }
}
