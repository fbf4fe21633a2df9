const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns invalid and duplicate paths of a language as message ids, by page. */
export function slugProblems(slugs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const pages = Object.entries(slugs);
  const found = pages.flatMap(([page, slug]): [string, string][] => {
    if (!SLUG.test(slug)) return [[page, 'console.pageSlugs.notASlug']];
    const isShared = pages.some(([other, otherSlug]) => other !== page && otherSlug === slug);
    return isShared ? [[page, 'console.pageSlugs.taken']] : [];
  });
  return Object.fromEntries(found);
}
