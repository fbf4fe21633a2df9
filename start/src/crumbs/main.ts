import { WORKSPACES } from '../check/workspaces.js';
import { CHECKOUT } from '../programs/checkout.js';
import { sourcesUnder } from '../slices/source-files.js';
import { crumbsIn } from './crumbs.js';
import { longImportLists } from './imports.js';

/** Lower it when crumbs were merged. */
const MAXIMUM_CRUMBS = 140;

/** Counts the crumbs and the imports of the checkout (CONTRIBUTING.md). Lists them and fails if there are too many. */
export function lintCrumbs(): void {
  const sources = WORKSPACES.flatMap((workspace) => sourcesUnder(CHECKOUT, workspace));
  const files = new Map(sources.map(({ file, text }) => [file, text]));
  refuse(longImportLists(files), 'Split the file: it does too many things.');
  const crumbs = crumbsIn(files);
  console.log(`${crumbs.length} of at most ${MAXIMUM_CRUMBS} short files with one importer`);
  if (crumbs.length > MAXIMUM_CRUMBS)
    refuse(crumbs, 'Merge a file into its importer, unless readers look for its noun.');
}

/** Prints problems with advice and makes the program fail; does neither if there are none. */
function refuse(problems: readonly string[], advice: string): void {
  if (problems.length === 0) return;
  console.error(`${problems.join('\n')}\n${advice}`);
  process.exitCode = 1;
}
