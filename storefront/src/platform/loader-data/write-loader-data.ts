import { createSerializationAdapter, type AnyRouter } from '@tanstack/react-router';
import { memoizeByObject } from '../memoize/memoize-by-object.js';
import type { PageFacts } from '../routing/router-context.js';
import { LOADER_DATA_ID } from './loader-data.js';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const stringify = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The JSON of objects that were in a page before. Not of all objects, because most products are shown once. */
const repeatedText = /* @__PURE__ */ memoizeByObject(stringify);
const shownOnce = /* @__PURE__ */ new WeakSet();

const listText = (list: readonly unknown[]): string => `[${list.map(itemText).join(',')}]`;

/** Returns the JSON of an item of a list: a list is often composed for one page, of cards that many pages have. */
function itemText(item: unknown): string {
  if (!isObject(item)) return stringify(item ?? null);
  if (shownOnce.has(item)) return repeatedText(item);
  shownOnce.add(item);
  return Array.isArray(item) ? listText(item) : stringify(item);
}

/** Returns the JSON of a member of loader data, which may be an object with lists, such as the recommendations of a product. */
function memberText(member: unknown): string {
  const hasLists = isObject(member) && !shownOnce.has(member) && Object.values(member).some(Array.isArray);
  return hasLists && !Array.isArray(member) ? objectText(member, itemText) : itemText(member);
}

/** Returns the JSON of an object whose members are written by a function. */
function objectText(value: object, write: (member: unknown) => string): string {
  shownOnce.add(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${stringify(name)}:${write(member)}`).join(',')}}`;
}

/** Returns loader data as JSON for a script element, without the cache tags of its content, which only the server reads. */
function textOf({ tags: _, ...data }: PageFacts): string {
  return objectText(data, memberText);
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
