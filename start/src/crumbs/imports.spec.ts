import { describe, expect, it } from '@jest/globals';
import { importedModules, longImportLists, MAXIMUM_IMPORTS } from './imports.js';

const importing = (modules: number): string =>
  Array.from({ length: modules }, (_, index) => `import { a${index} } from './a${index}.js';\n`).join('');

describe('a file with many imports', () => {
  it.each([
    [`import type { A } from './more.js';\n`],
    [`import './more.js';\n`],
    [`export { a } from './more.js';\n`],
    [`import {\n  a,\n  b,\n} from './more.js';\n`],
  ])('is reported if it imports one module more than allowed: %j', (one) => {
    const files = new Map([
      ['a/most.ts', importing(MAXIMUM_IMPORTS)],
      ['a/more.ts', importing(MAXIMUM_IMPORTS) + one],
    ]);
    expect(longImportLists(files)).toEqual(['a/more.ts imports 41 modules, more than 40']);
  });

  it('is counted by modules, without texts and modules that are loaded on demand', () => {
    const text = [
      "import { a } from './a.js';",
      "import type { A } from './a.js';",
      'const template = "import { b } from \'./b.js\'";',
      "const lazy = await import('./c.js');",
    ].join('\n');
    expect(importedModules(text)).toEqual(['./a.js']);
  });
});
