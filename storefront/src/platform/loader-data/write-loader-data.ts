import { createSerializationAdapter, type AnyRouter } from '@tanstack/react-router';
import { memoizeByObject } from '../memoize/memoize-by-object.js';
import type { PageFacts } from '../routing/router-context.js';
import { LOADER_DATA_ID } from './loader-data.js';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const stringify = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The JSON of objects that were in a page before. Not of all objects, because most products are shown once. */
const repeatedText = /* @__PURE__ */ memoizeByObject(stringify);
const shownOnce = /* @__PURE__ */ new WeakSet();

/** Returns the JSON of a member. A list is often composed for one page, of cards that many pages have. */
function memberText(member: unknown): string {
  if (!isObject(member)) return stringify(member ?? null);
  if (shownOnce.has(member)) return repeatedText(member);
  shownOnce.add(member);
  return Array.isArray(member) ? `[${member.map(memberText).join(',')}]` : stringify(member);
}

/** The cache tags of a page's content, which only the server reads. */
const TAGS: keyof PageFacts = 'tags';

/** Returns loader data as JSON for a script element. Loaders compose a new object of members that are the same in many pages. */
function textOf(data: object): string {
  const members = Object.entries(data).filter(([name, member]) => member !== undefined && name !== TAGS);
  return `{${members.map(([name, member]) => `${stringify(name)}:${memberText(member)}`).join(',')}}`;
}

const textsOf = /* @__PURE__ */ memoizeByObject((_: AnyRouter): string[] => []);

/** Returns the content of the element with a page's loader data. */
export const loaderDataText = (router: AnyRouter): string => `[${textsOf(router).join(',')}]`;

/**
 * Makes a router write its loader data, which must be plain JSON, as JSON and not as a script: what many pages contain is
 * written once, browsers read JSON faster, and the policy of a page needs no digest of its data.
 */
export function writeLoaderData(router: AnyRouter): void {
  router.options.serializationAdapters = [
    createSerializationAdapter<object, number>({
      key: LOADER_DATA_ID,
      test: (value): value is object =>
        isObject(value) && router.state.matches.some(({ loaderData }) => loaderData === value),
      toSerializable: (data) => textsOf(router).push(textOf(data)) - 1,
      // Only browsers read.
      fromSerializable: () => ({}),
    }),
  ];
}
