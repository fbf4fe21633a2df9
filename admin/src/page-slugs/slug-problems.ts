const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the paths of a language, by page: one that is no path, or one that another page has too. Reasons are message ids. */
export function slugProblems(slugs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const pages = Object.entries(slugs);
  const found = pages.flatMap(([page, slug]): [string, string][] => {
    if (!SLUG.test(slug)) return [[page, 'console.pageSlugs.notASlug']];
    const isShared = pages.some(([other, otherSlug]) => other !== page && otherSlug === slug);
    return isShared ? [[page, 'console.pageSlugs.taken']] : [];
  });
  return Object.fromEntries(found);
}
