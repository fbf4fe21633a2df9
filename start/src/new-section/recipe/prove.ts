import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../../programs/checkout.js';
import type { Progress } from '../../terminal/progress.js';
import { JEST_PROJECTS } from '../../testing/jest-projects.js';
import { runProgram } from '../../programs/run-program.js';
import { copyCheckout } from './checkout-copy.js';
import { follow } from './follow-recipe.js';
import { handEditedFiles, readRecipe } from './read-recipe.js';

export const RECIPE = path.join(CHECKOUT, 'docs', 'add-a-section.md');
/** The most files that the recipe may edit by hand, message files left out. */
const MAXIMUM_HAND_EDITS = 5;

const MODULES = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules`,
  NODE_NO_WARNINGS: '1',
};
const jest = (kind: keyof typeof JEST_PROJECTS, ...patterns: string[]): string[] => {
  const jestWords = [
    '--selectProjects',
    ...JEST_PROJECTS[kind],
    '--maxWorkers',
    '2',
    '--testPathPatterns',
    ...patterns,
  ];
  return ['node_modules/jest/bin/jest.js', ...jestWords];
};
const COMPARE = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema', '--exit-code'];
const COMPILED = ['domain', 'config-seeds', 'services', 'storefront', 'admin'];

/** Checks of the copy, as arguments for Node. */
const CHECKS = [
  { title: 'Types', words: ['node_modules/typescript/bin/tsc', '-b', ...COMPILED] },
  { title: 'The migration matches the schema', words: ['start/run.mjs', 'prisma', 'migrate', 'diff', ...COMPARE] },
  {
    title: 'Rule, seeds, texts and messages',
    words: jest(
      'unit',
      'src/gift-wrapping',
      'page-config',
      'config-seeds',
      'config/sections',
      'delivery',
      'message-check',
    ),
  },
  {
    title: 'Guards of the table, and a published value in the config of pages',
    words: jest('integration', 'config/sections', 'delivery/page-slices'),
  },
] as const;

/**
 * Follows the recipe in a copy of the checkout. Throws if the result does not compile, the migration does not match the schema,
 * the table lacks a guard, or a published value does not reach pages.
 */
export async function proveRecipe(progress: Progress): Promise<void> {
  const steps = readRecipe(readFileSync(RECIPE, 'utf8'));
  const edited = handEditedFiles(steps);
  progress.line(`${edited.length} files by hand: ${edited.join(', ')}`);
  if (edited.length > MAXIMUM_HAND_EDITS) throw new Error(`More than ${MAXIMUM_HAND_EDITS} files are edited by hand.`);
  const copy = copyCheckout();
  try {
    await progress.step('Recipe followed', async () => {
      for (const step of steps) await follow(copy.folder, step);
    });
    for (const { title, words } of CHECKS) {
      await progress.step(title, () => runProgram(process.execPath, [...words], { cwd: copy.folder, env: MODULES }));
    }
  } finally {
    copy.remove();
  }
}
