import TableCell from '@mui/material/TableCell';
import type { RevisionSummary } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { useSections } from '../shared/definition/use-section.js';
import { OpenableRow } from '../shared/table/OpenableRow.js';
import { useFormatLocale, useInstantText } from '../language/use-language.js';
import { RevisionEdits } from './RevisionEdits.js';
import { RollBackButton } from './RollBackButton.js';

const SHOWN_SECTIONS = 3;

/** Names the first few sections and counts the rest. */
function sectionsShort(keys: readonly string[], sections: readonly SectionInWords[]): string {
  const more = keys.length - SHOWN_SECTIONS;
  const names = keys.slice(0, SHOWN_SECTIONS).map((key) => sections.find((one) => one.key === key)?.label ?? key);
  return names.join(', ') + (more > 0 ? ` +${more}` : '');
}

interface RevisionRowProps {
  readonly revision: RevisionSummary;
  /** Number of columns that the expanded row spans. */
  readonly columns: number;
}

/** Shows one revision as a table row that expands to its edits. */
export function RevisionRow({ revision, columns }: RevisionRowProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const locale = useFormatLocale();
  const { data: known = [] } = useSections();
  const { number, publishedAt, author, reason, sections, editCount } = revision;
  return (
    <OpenableRow
      label={translate('console.history.editsOf', { number })}
      columns={columns}
      details={
        <>
          <RollBackButton number={number} />
          <RevisionEdits number={number} />
        </>
      }
    >
      <TableCell>{number}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{instant(publishedAt)}</TableCell>
      <TableCell>{author}</TableCell>
      <TableCell>{reason}</TableCell>
      <TableCell>{sectionsShort(sections, known)}</TableCell>
      <TableCell>{editCount.toLocaleString(locale)}</TableCell>
    </OpenableRow>
  );
}
