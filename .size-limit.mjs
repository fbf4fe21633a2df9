// What a phone must load, from the storefront's own build manifest: the limits hold for whole pages, not for files.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const CLIENT = 'storefront/dist/client';
const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, CLIENT, '.vite/manifest.json'), 'utf8'));

/** The files of these entries and of all they import at once. */
function filesOf(entries) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`The storefront's build has no ${key}: name its new place in .size-limit.mjs`);
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  entries.forEach(visit);
  return [...seen].map((key) => `${CLIENT}/${manifest[key].file}`).filter((file) => file.endsWith('.js'));
}

/** What a route shows, its loader with it where that is split off too; not what it shows when it fails. */
const partsOf = (route) =>
  Object.keys(manifest).filter(
    (key) => key.startsWith(`src/routes/${route}?tsr-split=`) && !key.endsWith('=errorComponent'),
  );

const page = (name, route) => ({
  name: `JavaScript of the ${name} page`,
  path: filesOf(['src/entry-client.tsx', ...partsOf(route)]),
  limit: '130 kB',
  gzip: true,
});

const messages = Object.keys(manifest)
  .filter((key) => key.includes('/intl/compiled/'))
  .map((key) => ({
    name: `Messages ${path.basename(key, '.json')}`,
    path: `${CLIENT}/${manifest[key].file}`,
    limit: '12 kB',
    gzip: true,
  }));

export default [
  page('home', 'index.tsx'),
  page('category', '$slug.tsx'),
  page('search', 'search.tsx'),
  page('product', 'p.$slug.tsx'),
  page('payment', 'checkout.payment.tsx'),
  ...messages,
];
