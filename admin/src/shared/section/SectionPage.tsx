import { SectionRows } from './SectionRows.js';
import { SectionScreen } from './SectionScreen.js';
import type { SectionPlan } from './section-plan.js';

/** The screen of a section: its values by line, and the rows that say it differently for some or for a time. */
export function SectionPage({ plan }: { readonly plan: SectionPlan }) {
  return (
    <SectionScreen sectionKey={plan.key}>
      {(data, isEditable) => <SectionRows plan={plan} data={data} isEditable={isEditable} />}
    </SectionScreen>
  );
}
