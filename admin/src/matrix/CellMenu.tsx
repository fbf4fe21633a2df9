import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { MatrixCell } from './block-edits.js';
import type { Column } from './column.js';
import type { GridCommand } from './grid-keys.js';

interface CellMenuProps {
  readonly beside: () => HTMLElement | undefined;
  /** The cell of the menu; undefined on a store's name. */
  readonly matrixCell: MatrixCell | undefined;
  readonly column: Column | undefined;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
  readonly onCommand: (command: GridCommand) => void;
  readonly onWhy: (matrixCell: MatrixCell) => void;
  readonly onSetForSeveral: (matrixCell: MatrixCell) => void;
  readonly onAlone: (storeKey: string) => void;
  readonly onLocale: (storeKey: string, locale: string) => void;
}

interface Item {
  readonly name: string;
  readonly label: string;
  readonly act: () => void;
}

/** Shows the context menu of a cell or store (right click, menu key or Shift+F10). */
export function CellMenu(props: CellMenuProps) {
  const { beside, matrixCell, column, isReadOnly, onClose } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = (name: string) => translate(`console.matrix.menu.${name}`);
  const isWritten = matrixCell !== undefined && matrixCell.setting.field.kind !== 'entries' && !isReadOnly;
  const items: Item[] = [];
  if (isWritten) items.push({ name: 'edit', label: label('edit'), act: () => props.onCommand({ kind: 'edit' }) });
  if (matrixCell && !isReadOnly)
    items.push({ name: 'inherit', label: label('inherit'), act: () => props.onCommand({ kind: 'inherit' }) });
  if (isWritten) items.push({ name: 'several', label: label('several'), act: () => props.onSetForSeveral(matrixCell) });
  if (matrixCell) {
    items.push({ name: 'why', label: label('why'), act: () => props.onWhy(matrixCell) });
    items.push({
      name: 'screen',
      label: label('screen'),
      act: () => void navigate(`/${matrixCell.setting.section.key}`),
    });
  }
  if (column) {
    const { storeKey, locales } = column.store;
    items.push({ name: 'alone', label: label('alone'), act: () => props.onAlone(storeKey) });
    const others = locales.filter((locale) => locale !== column.locale);
    for (const locale of others) {
      const shown = translate('console.matrix.menu.locale', { locale });
      items.push({ name: locale, label: shown, act: () => props.onLocale(storeKey, locale) });
    }
  }
  return (
    <Menu
      open
      anchorEl={() => beside() ?? document.body}
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-label': label('title') } }}
      // The grid sets the focus itself, because an item may open an input.
      disableRestoreFocus
    >
      {items.map(({ name, label: text, act }) => (
        <MenuItem
          key={name}
          onClick={() => {
            onClose();
            act();
          }}
        >
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
}
