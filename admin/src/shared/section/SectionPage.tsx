import { SectionRows } from './SectionRows.js';
import { SectionScreen } from './SectionScreen.js';
import type { SectionPlan } from './section-plan.js';

/** The screen of a section: a grid of its values, and the rows that override them for some stores or a period. */
export function SectionPage({ plan }: { readonly plan: SectionPlan }) {
  return (
    <SectionScreen sectionKey={plan.key}>
      {(data, isEditable) => <SectionRows plan={plan} data={data} isEditable={isEditable} />}
    </SectionScreen>
  );
}
