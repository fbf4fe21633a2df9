import type { ConsoleSession } from './console-session.js';

interface SectionView {
  readonly key: string;
  readonly scope: 'store' | 'locale';
  readonly fields: readonly { readonly name: string }[];
}

export interface StoreView {
  readonly storeKey: string;
  readonly locales: readonly string[];
  readonly hosts: readonly string[];
}

/** Returns pseudo-random numbers that are the same in every run. */
function* chances(): Generator<number, never> {
  for (let seed = 1; ; seed = (seed * 48_271) % 2_147_483_647) yield seed;
}

/** Requests explanations for values of random stores and fields; returns the duration of each answer. */
export async function timeExplanations(console: ConsoleSession, count: number, at?: string): Promise<number[]> {
  const { sections } = await console.get<{ sections: readonly SectionView[] }>('/sections');
  const { stores } = await console.get<{ stores: readonly StoreView[] }>('/stores');
  const chance = chances();
  const oneOf = <One>(all: readonly One[]): One | undefined => all[chance.next().value % all.length];
  const took: number[] = [];
  while (took.length < count) {
    const [section, store] = [oneOf(sections), oneOf(stores)];
    const field = section && oneOf(section.fields);
    if (!section || !store || !field) continue;
    const locale = section.scope === 'locale' ? store.locales[0] : undefined;
    const query = new URLSearchParams({
      section: section.key,
      field: field.name,
      store: store.storeKey,
      ...(locale === undefined ? {} : { locale }),
      ...(at === undefined ? {} : { at }),
    });
    const startedAt = performance.now();
    await console.get(`/explanation?${query.toString()}`);
    took.push(performance.now() - startedAt);
  }
  return took;
}
