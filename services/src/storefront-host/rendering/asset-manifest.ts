import type { AssetManifest } from '@manifold/domain/page-rendering/contract';

/** A file of the storefront's build, as Vite's manifest describes it. */
export interface BuiltFile {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type BuildManifest = Readonly<Record<string, BuiltFile>>;

type RouteAssets = AssetManifest['routes'][string];

interface FileAssets {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** Returns the scripts and styles of a file and its imports. */
function collectAssets(
  key: string,
  build: BuildManifest,
  collected: FileAssets = { scripts: new Set(), styles: new Set() },
): FileAssets {
  const built = build[key];
  if (!built || collected.scripts.has(`/${built.file}`)) return collected;
  collected.scripts.add(`/${built.file}`);
  for (const style of built.css ?? []) collected.styles.add(`/${style}`);
  for (const imported of built.imports ?? []) collectAssets(imported, build, collected);
  return collected;
}

/** Returns the route id of a file: `src/routes/_shop/$slug.tsx?tsr-split=component`. */
function routeOf(key: string, routeIds: readonly string[]): string | undefined {
  const [, name] = /^src\/routes\/(.+)\.tsx\?tsr-split=/.exec(key) ?? [];
  if (!name || name === '__root') return undefined;
  // A dot in a file's name is a folder in the route tree.
  const path = `/${name.replaceAll('.', '/')}`;
  const spellings = [path, path.replace(/\/route$/, ''), path.replace(/\/index$/, '/')];
  return routeIds.find((id) => spellings.includes(id));
}

/** Returns the files of compiled messages: `src/platform/intl/compiled/checkout/de.json`. */
function messageFiles(build: BuildManifest): AssetManifest['messages'] {
  const files: Record<string, Record<string, string>> = {};
  for (const [key, { file }] of Object.entries(build)) {
    const [, part, locale] = /\/compiled\/([a-z]+)\/([A-Za-z-]+)\.json$/.exec(key) ?? [];
    if (part && locale) (files[part] ??= {})[locale] = `/${file}`;
  }
  return files;
}

/** Returns the files that each route of the storefront needs, from the build's manifest and the route tree. */
export function assetManifest(build: BuildManifest, routeIds: readonly string[]): AssetManifest {
  const entryKey = Object.keys(build).find((key) => build[key]?.isEntry);
  if (entryKey === undefined) throw new Error("The storefront's build has no entry");
  const always = collectAssets(entryKey, build);
  const routes: Record<string, RouteAssets> = {
    __root__: {
      preloads: [...always.scripts],
      css: [...always.styles],
    },
  };
  for (const key of Object.keys(build)) {
    const id = routeOf(key, routeIds);
    if (id === undefined) continue;
    const { scripts, styles } = collectAssets(key, build);
    const known: RouteAssets = routes[id] ?? { preloads: [], css: [] };
    routes[id] = {
      preloads: [...new Set([...known.preloads, ...[...scripts].filter((file) => !always.scripts.has(file))])],
      css: [...new Set([...(known.css ?? []), ...[...styles].filter((file) => !always.styles.has(file))])],
    };
  }
  return { routes, messages: messageFiles(build) };
}
