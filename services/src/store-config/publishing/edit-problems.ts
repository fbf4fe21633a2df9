import type { Edit } from '@manifold/domain/change-set/contract';
import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import { unstorableText } from '../../platform/http/unstorable-text.js';
import { sectionOf } from '../sections/registry.js';
import type { Section } from '../sections/definition/section.js';
import { generalProblem, type Problem } from '../lint/problem.js';

const KEY = /^(?:\*|[\w.-]{1,60})$/;

const problem = (field: string, reason: string): Problem[] => [generalProblem(field, reason)];

function addressProblems(edit: Edit, section: Section): Problem[] {
  const { layer, key, validFrom, validTo } = edit;
  if (!section.layers.includes(layer)) return problem(`${section.key}.layer`, `not-on-layer-${layer}`);
  if ((layer === 'default') !== (key === DEFAULT_LAYER_KEY))
    return problem(`${section.key}.key`, 'key-of-another-layer');
  if (!KEY.test(key)) return problem(`${section.key}.key`, 'not-a-key');
  if (validTo !== null && validFrom === null) return problem(`${section.key}.validFrom`, 'end-without-start');
  if (validFrom !== null && validTo !== null && Date.parse(validTo) <= Date.parse(validFrom)) {
    return problem(`${section.key}.validTo`, 'end-before-start');
  }
  return [];
}

function valueProblems({ after }: Edit, section: Section): Problem[] {
  if (after === null) return [];
  // Files can have them as escapes, which only their reader turns into characters.
  const unstorable = unstorableText(after);
  if (unstorable) return problem(`${section.key}.${unstorable.field}`, unstorable.reason);
  const parsed = section.rowSchema.safeParse(after);
  return (parsed.error?.issues ?? []).map(({ path, message }) =>
    generalProblem([section.key, ...path.map(String)].join('.'), message),
  );
}

/** Returns the problems of one edit by itself: an unknown section, a layer that the section does not have, an invalid value. */
export function editProblems(edit: Edit): Problem[] {
  const section = sectionOf(edit.section);
  if (!section) return problem('section', `no-section-${edit.section}`);
  return [...addressProblems(edit, section), ...valueProblems(edit, section)];
}
