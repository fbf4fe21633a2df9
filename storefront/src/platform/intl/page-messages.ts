import type { IntlConfig } from 'react-intl';
import { reloadForNewBuild } from '../chunks/reload-on-missing-chunk.js';
import type { MessagePart } from './message-parts.js';

export type CompiledMessages = NonNullable<IntlConfig['messages']>;

/** The files of a locale's compiled messages by part. */
export type MessageFiles = Readonly<Record<string, string>>;

/** The messages that a page is shown with. */
export interface PageMessages {
  readonly files: MessageFiles;
  /** The parts that the page needs before it can be hydrated. */
  readonly parts: readonly string[];
}

/** A value or the promise of one. */
type Loading<Value> = Value | Promise<Value>;

/** Returns a value, once the messages of a part can be shown. */
export type WithMessages = <Value>(part: MessagePart, value: Loading<Value>) => Promise<Value>;

/** The messages that this browser page has loaded. A page has one locale. */
const loaded: Record<string, unknown> = {};
let files: MessageFiles = {};

async function load(part: string): Promise<void> {
  const file = files[part];
  if (file === undefined) return;
  try {
    const { default: messages } = (await import(/* @vite-ignore */ file)) as { default: CompiledMessages };
    Object.assign(loaded, messages);
  } catch (error) {
    void reloadForNewBuild();
    throw error;
  }
}

/** Loads the messages that a page is shown with in the browser. Parts that load later are added to the returned object. */
export async function pageMessages(page: PageMessages): Promise<CompiledMessages> {
  ({ files } = page);
  await Promise.all(page.parts.map(load));
  return loaded as CompiledMessages;
}

/**
 * Returns a value, usually a module, once the browser has the messages of its part. The server and the browser in development
 * have the messages of all parts.
 */
export const withMessages: WithMessages = async (part, value) => {
  const messages = load(part);
  // A page that fails to load is shown with these messages too.
  await Promise.allSettled([value, messages]);
  await messages;
  return value;
};
