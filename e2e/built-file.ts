import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../storefront/dist/client/.vite/manifest.json', import.meta.url);

/** Returns the address of the built script of a module that is loaded on demand. Throws if no script begins with it. */
export function builtFile(source: string): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`No script is built for ${source}`);
  return `/${file}`;
}
