import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { SectionLine } from './lines.js';

interface SectionRowProps {
  readonly line: SectionLine;
  readonly row: number;
  /** Number of table columns, including the names of the settings. */
  readonly span: number;
  readonly isActive: boolean;
}

/** Renders the heading of a section, which expands and collapses it. */
export const SectionRow = memo(function SectionRow({ line, row, span, isActive }: SectionRowProps) {
  const translate = useTranslate();
  const { section, isOpen, count } = line;
  return (
    <tr role="row" aria-rowindex={row + 2} data-line="section">
      <td
        role="gridcell"
        colSpan={span}
        aria-colspan={span}
        aria-expanded={isOpen}
        aria-label={translate('console.matrix.section', { name: section.label, smart_count: count })}
        tabIndex={isActive ? 0 : -1}
        data-row={row}
        data-column={0}
      >
        <span>
          {isOpen ? '▾' : '▸'} {section.label} · {count}
        </span>
      </td>
    </tr>
  );
});
