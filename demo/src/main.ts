import { parseArgs } from 'node:util';
import { commerceProject } from './loader/connection.js';
import { loadCatalogue } from './loader/load-catalogue.js';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '600' },
    seed: { type: 'string', default: 'ferrum' },
  },
});

/** `node demo/dist/main.js [--products N] [--seed WORD]` fills the commerce project that the environment names. */
async function main(): Promise<void> {
  const count = Number(values.products);
  if (!Number.isInteger(count) || count < 0 || count > 100_000)
    throw new Error(`--products takes a whole number up to 100000, not "${values.products}".`);
  const began = performance.now();
  const line = (text: string): void => console.log(`demo catalogue: ${text}`);
  const written = await loadCatalogue(commerceProject(process.env), { count, seed: values.seed }, line);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  line(written ? `loaded in ${seconds} s` : 'already loaded');
}

main().catch((error: unknown) => {
  console.error(`demo catalogue: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
