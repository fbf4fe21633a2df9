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

const page = (name, routes, limit) => ({
  name: `JavaScript of the ${name} page`,
  path: filesOf(['src/entry-client.tsx', ...routes.flatMap(partsOf)]),
  limit,
  gzip: true,
});

/** The compiled messages of a part of the shop, in each language. */
const messages = (part, limit) =>
  Object.keys(manifest)
    .filter((key) => key.includes(`/intl/compiled/${part}/`))
    .map((key) => ({
      name: `Messages ${part}, ${path.basename(key, '.json')}`,
      path: `${CLIENT}/${manifest[key].file}`,
      limit,
      gzip: true,
    }));

export default [
  page('home', ['index.tsx'], '131.2 kB'),
  page('category', ['$slug.tsx'], '133.4 kB'),
  page('search', ['search.tsx'], '133.5 kB'),
  page('product', ['p.$slug.tsx'], '132.2 kB'),
  page('cart', ['checkout.tsx', 'checkout.cart.tsx'], '160.6 kB'),
  page('address', ['checkout.tsx', 'checkout.addresses.tsx'], '180 kB'),
  page('payment', ['checkout.tsx', 'checkout.payment.tsx'], '137.9 kB'),
  page('sign-in', ['login.tsx'], '166 kB'),
  ...messages('shop', '3.8 kB'),
  ...messages('cart', '2.6 kB'),
  ...messages('checkout', '4.2 kB'),
  ...messages('information', '2.3 kB'),
  ...messages('listing', '1.7 kB'),
  ...messages('home', '1.5 kB'),
  ...messages('product', '1.2 kB'),
  ...messages('reviews', '1.2 kB'),
];
