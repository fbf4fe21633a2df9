import type { Extension, ExtensionReference } from '@commercetools/platform-sdk';
import { PlatformError } from '../errors/platform-error.js';
import type { ResourceIdentifier } from '../input/draft-parts.js';
import { extensions } from '../families/families.js';
import { references } from '../work/references.js';
import type { Work } from '../work/work.js';

const MAX_DEPENDENCIES = 5;
const MAX_DEPTH = 3;

const refused = (code: string, message: string): PlatformError => new PlatformError(400, { code, message });

/** The extensions that a draft or an action names; undefined if it names none. */
export async function dependenciesOf(
  work: Work,
  named: readonly ResourceIdentifier[] | undefined,
): Promise<ExtensionReference[] | undefined> {
  if (named === undefined || named.length === 0) return undefined;
  if (named.length > MAX_DEPENDENCIES)
    throw refused(
      'ExtensionChainTooWide',
      `Extension chain breadth exceeds the maximum allowed breadth of ${MAX_DEPENDENCIES}`,
    );
  return references(work, extensions, named);
}

/** How many extensions come one after the other before this one; throws if one comes before itself. */
function depthOf(all: ReadonlyMap<string, Extension>, id: string, after: readonly string[] = []): number {
  if (after.includes(id))
    throw refused('CircularDependency', `The extension '${id}' would depend on itself through its dependencies.`);
  const depths = (all.get(id)?.dependencies ?? []).map((one) => 1 + depthOf(all, one.id, [...after, id]));
  return Math.max(0, ...depths);
}

/** Throws 400 if the dependencies of all extensions together form a circle or a chain that is too deep. */
export async function requireChain(work: Work): Promise<void> {
  const all = new Map((await work.rows(extensions).all()).map((one) => [one.id, one]));
  const depth = Math.max(0, ...[...all.keys()].map((id) => depthOf(all, id)));
  if (depth > MAX_DEPTH)
    throw refused(
      'ExtensionChainTooDeep',
      `The dependency chain depth ${depth} exceeds the maximum allowed depth of ${MAX_DEPTH}`,
    );
}

/** Throws 400 if other extensions wait for this one. */
export async function requireNoDependants(work: Work, { id }: Extension): Promise<void> {
  const waiting = (await work.rows(extensions).all()).filter(({ dependencies = [] }) =>
    dependencies.some((one) => one.id === id),
  );
  if (waiting.length === 0) return;
  const names = waiting.map((one) => one.key ?? one.id).join(', ');
  throw refused(
    'ExtensionDependencyExists',
    `The extension cannot be deleted because it is a prerequisite for: [${names}].`,
  );
}
