import { describe, expect, it } from '@jest/globals';
import { codeLines, crumbsIn } from './crumbs.js';

const crumbs = (files: Readonly<Record<string, string>>) => crumbsIn(new Map(Object.entries(files)));
const PRICE = 'export const price = 1;\n';
const IMPORTER = "import { price } from './price.js';\n";

describe('a crumb', () => {
  it('is a short file that one other file imports; tests do not count', () => {
    expect(crumbs({ 'a/price.ts': PRICE, 'a/cart.ts': IMPORTER, 'a/price.spec.ts': IMPORTER })).toEqual(['a/price.ts']);
  });

  it('is no file that two others import', () => {
    expect(crumbs({ 'a/price.ts': PRICE, 'a/cart.ts': IMPORTER, 'a/Order.tsx': IMPORTER })).toEqual([]);
  });

  it('is no long file', () => {
    expect(crumbs({ 'a/price.ts': PRICE.repeat(21), 'a/cart.ts': IMPORTER })).toEqual([]);
  });

  it('is no file that is loaded on demand', () => {
    expect(crumbs({ 'a/price.ts': PRICE, 'a/cart.ts': "const { price } = await import('./price.js');\n" })).toEqual([]);
  });

  it.each(['a/index.ts', 'a/a.module.ts', 'a/contract.ts', 'config-seeds/src/price.ts'])(
    'is not %s, which a convention keeps apart',
    (file) => {
      const specifier = `./${file.split('/').at(-1)?.replace('.ts', '.js')}`;
      const importer = `${file.slice(0, file.lastIndexOf('/'))}/Cart.tsx`;
      expect(crumbs({ [file]: PRICE, [importer]: `import { price } from '${specifier}';\n` })).toEqual([]);
    },
  );

  it('is found in another workspace', () => {
    const files = {
      'domain/src/a/price.ts': PRICE,
      'admin/src/Cart.tsx': "import { price } from '@manifold/domain/a/price';\n",
    };
    expect(crumbs(files)).toEqual(['domain/src/a/price.ts']);
  });

  it('is measured without comments and blank lines', () => {
    expect(codeLines('/** One.\n * Two. */\nconst a = 1;\n\n// Three.\nconst b = 2;\n')).toBe(2);
  });
});
