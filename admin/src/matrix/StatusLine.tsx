import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useOtherDraftText } from '../shared/draft/OtherDraftHint.js';
import { useStoreInstant } from '../shared/definition/use-store-instant.js';
import { layerName } from '../shared/values/show-value.js';
import type { MatrixCell } from './block-edits.js';
import { textOf } from './cell.js';
import type { Column } from './column.js';
import type { Block } from './navigation.js';

interface StatusLineProps {
  readonly matrixCell: MatrixCell | undefined;
  readonly columns: readonly Column[];
  readonly block: Block | undefined;
}

/** Returns the names of other stores that an edit of the cell would change as well. */
function sharers({ cell: { target }, column }: MatrixCell, columns: readonly Column[]): string[] {
  const others = columns.filter(({ store }) => store.storeKey !== column.store.storeKey);
  const sharesRow = ({ store, locale }: Column): boolean =>
    (target.layer === 'country' && store.countryCode === target.key) ||
    (target.layer === 'locale' && (locale === target.key || store.locales.includes(target.key)));
  return others.filter(sharesRow).map(({ name }) => name);
}

/** Shows the active cell in full: its value, where it comes from and its scheduled change. */
export function StatusLine({ matrixCell, columns, block }: StatusLineProps) {
  const translate = useTranslate();
  const rows = block ? block.bottom - block.top + 1 : 0;
  const across = block ? block.right - block.left + 1 : 0;
  return (
    <Box sx={{ minHeight: 64, pt: 1, px: 0.5, display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>{matrixCell && <CellText matrixCell={matrixCell} columns={columns} />}</Box>
      <Typography variant="body2" role="status" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
        {rows * across > 1 && translate('console.matrix.line.chosen', { rows, columns: across })}
      </Typography>
    </Box>
  );
}

interface CellTextProps {
  readonly matrixCell: MatrixCell;
  readonly columns: readonly Column[];
}

function CellText({ matrixCell, columns }: CellTextProps) {
  const translate = useTranslate();
  const { setting, column, cell } = matrixCell;
  const instant = useStoreInstant(column.store.storeKey);
  const text = (value: unknown) => textOf(setting, value, column, translate);
  const line = (name: string, values: object = {}) => translate(`console.matrix.line.${name}`, values);
  const shared = sharers(matrixCell, columns);
  const othersText = useOtherDraftText();
  const facts = [
    cell.from ? line('from', { from: layerName(cell.from, translate) }) : line('noValue'),
    cell.was && line('was', { value: text(cell.was.value) }),
    typeof cell.from?.validTo === 'string' && line('until', { when: instant(cell.from.validTo) }),
    cell.next && line('next', { when: instant(cell.next.at), value: text(cell.next.value) }),
    line('lands', { where: layerName(cell.target, translate) }),
    shared.length > 0 && line('shared', { stores: shared.join(', ') }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {column.name} · {setting.section.label} · {setting.field.label}: {text(cell.value)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`console.state.${cell.state}`)} · {facts.join(' · ')}
      </Typography>
      {cell.others.length > 0 && (
        <Typography variant="body2" color="warning.dark">
          {cell.others.map(othersText).join(' · ')}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {setting.field.help}
      </Typography>
    </>
  );
}
