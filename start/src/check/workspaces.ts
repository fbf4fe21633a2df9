import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../programs/checkout.js';

/** Inputs of every check. */
export const EVERYWHERE = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'tsconfig.json'];
const TESTS = [...EVERYWHERE, 'jest.config.mjs', 'start/src/testing/shared-modules'];

/** The workspaces of package.json whose tests `npm run check` and `npm run int` run; the drawings have their own check. */
export const WORKSPACES = (JSON.parse(read('package.json')) as { workspaces: string[] }).workspaces.filter(
  (name) => name !== 'demo/pictures' && name !== 'e2e',
);

/** Returns the folder of a workspace's tests. The drawings below `demo` are tested when they are packed. */
export const testFolder = (workspace: string): string => (workspace === 'demo' ? 'demo/src' : workspace);

/** Workspaces whose integration tests start the whole system: everything is their input. */
const WHOLE_SYSTEM = new Set(['services', 'start', 'bench']);

/** Files that the tests of the docs in start read in addition to the workspaces: pages, and the files that pages name. */
const NAMED_IN_DOCS = ['docs', 'e2e', 'README.md', 'eslint.config.mjs', '.dependency-cruiser.cjs'];

/** Files that unit tests read in addition to the workspaces that they are compiled with. */
const EXTRA_INPUTS: Readonly<Record<string, readonly string[]>> = {
  start: ['prisma'],
  bench: ['start'],
  services: ['prisma', '.env.example', 'docs/operations.md', 'start/src/testing/wallet-keys.ts'],
};

/** The workspace that starts Postgres and the system for integration tests; unit tests use single files of it at most. */
const TEST_KIT = 'start';

/** Returns the inputs of a workspace's unit tests: its own files and those of the workspaces that it is compiled with. */
export function unitInputs(workspace: string): readonly string[] {
  const compiledWith = [...closure(workspace)].filter((name) => name === workspace || name !== TEST_KIT);
  return [...TESTS, ...compiledWith, ...(EXTRA_INPUTS[workspace] ?? [])];
}

/** Returns the inputs of a workspace's integration tests. */
export function integrationInputs(workspace: string): readonly string[] {
  return WHOLE_SYSTEM.has(workspace)
    ? [...TESTS, ...WORKSPACES, ...NAMED_IN_DOCS, 'prisma', 'Dockerfile']
    : [...unitInputs(workspace), ...closure(workspace)];
}

/** Returns the workspace and all workspaces that its tsconfig refers to, directly or indirectly. */
function closure(workspace: string, known = new Set<string>()): Set<string> {
  if (known.has(workspace)) return known;
  known.add(workspace);
  for (const reference of references(workspace)) closure(path.posix.join(workspace, reference), known);
  return known;
}

function references(workspace: string): readonly string[] {
  const file = path.join(workspace, 'tsconfig.json');
  if (!existsSync(path.join(CHECKOUT, file))) return [];
  const { references: found = [] } = JSON.parse(read(file)) as { references?: { path: string }[] };
  return found.map((reference) => reference.path);
}

function read(file: string): string {
  return readFileSync(path.join(CHECKOUT, file), 'utf8');
}
