import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { EVERY_PAGE, partsLoadedWith, partsOfSource } from '../src/platform/intl/message-parts.js';

/** A module of the browser's code; names are relative to `src`. */
export interface BuiltModule {
  readonly imports: readonly string[];
  /** Whether it is an entry or loaded on demand, so that its messages must be loaded with it. */
  readonly isLoadedAlone: boolean;
  readonly hasMessages: boolean;
}

type Modules = ReadonlyMap<string, BuiltModule>;

/** Returns a module with all that it imports. */
function withImports(name: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of modules.get(name)?.imports ?? []) withImports(next, modules, found);
  return found;
}

/** Returns the modules that show messages of a part which is not loaded with them; `message-parts.ts` lists the parts. */
export function messagePartErrors(modules: Modules, entry: string): string[] {
  const always = withImports(entry, modules);
  return [...modules].flatMap(([name, { isLoadedAlone }]) => {
    if (!isLoadedAlone) return [];
    const loaded = [EVERY_PAGE, ...partsLoadedWith(name)];
    return [...withImports(name, modules)]
      .filter((shown) => name === entry || !always.has(shown))
      .filter((shown) => modules.get(shown)?.hasMessages && !partsOfSource(shown).some((part) => loaded.includes(part)))
      .map(
        (shown) => `${name} does not load the messages of ${partsOfSource(shown).join(' or ')}, which ${shown} shows`,
      );
  });
}

/** Fails the browser's build if a module shows messages that are not loaded with it. */
export function messagePartCheck(sources: string, entry: string): Plugin {
  return {
    name: 'message-part-check',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const shown = new Set(chunks.flatMap(({ modules }) => Object.keys(modules)));
      const nameOf = (id: string): string => relative(sources, id);
      const modules = new Map<string, BuiltModule>();
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (!module) continue;
        modules.set(nameOf(id), {
          imports: module.importedIds.map(nameOf),
          isLoadedAlone: module.isEntry || module.dynamicImporters.length > 0,
          hasMessages: shown.has(id) && (module.code ?? '').includes('defineMessages('),
        });
      }
      const errors = messagePartErrors(modules, entry);
      if (errors.length > 0) this.error(errors.join('\n'));
    },
  };
}
