import { WORKSPACES } from '../check/workspaces.js';
import { CHECKOUT } from '../programs/checkout.js';
import { sourcesUnder } from '../slices/source-files.js';
import { crumbsIn } from './crumbs.js';

/** Lower it when crumbs were merged. */
const MAXIMUM_CRUMBS = 140;

/** Counts the crumbs of the checkout (CONTRIBUTING.md). Lists them and fails if there are too many. */
export function lintCrumbs(): void {
  const sources = WORKSPACES.flatMap((workspace) => sourcesUnder(CHECKOUT, workspace));
  const crumbs = crumbsIn(new Map(sources.map(({ file, text }) => [file, text])));
  console.log(`${crumbs.length} of at most ${MAXIMUM_CRUMBS} short files with one importer`);
  if (crumbs.length <= MAXIMUM_CRUMBS) return;
  console.error(`${crumbs.join('\n')}\nMerge a file into its importer, unless readers look for its noun.`);
  process.exitCode = 1;
}
