import { useMatches } from '@tanstack/react-router';
import type { PageFacts } from '../platform/routing/router-context.js';

const NONE = {};

/** This page in other languages, as its loader gave it. */
export function usePagePaths(): Readonly<Record<string, string>> {
  return useMatches({
    select: (matches) =>
      matches.map(({ loaderData }) => (loaderData as PageFacts | undefined)?.paths).findLast(Boolean) ?? NONE,
  });
}
