import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDraft } from '../shared/draft/draft-context.js';
import { PasteDialog } from '../shared/paste/PasteDialog.js';
import { useInstantText } from '../language/use-language.js';
import { type BlockEdit, type MatrixCell, permissionOf } from './block-edits.js';
import { CellWhy } from './CellWhy.js';
import { groupedLines } from './lines.js';
import { previewOf, type MatrixPaste } from './matrix-paste.js';
import { MatrixGrid } from './MatrixGrid.js';
import { PhoneMatrix } from './PhoneMatrix.js';
import { RefusalDialog } from './RefusalDialog.js';
import { SetForStores } from './SetForStores.js';
import { Toolbar } from './Toolbar.js';
import { useEdits } from './use-edits.js';
import { useLines } from './use-lines.js';
import type { LoadedMatrix } from './use-matrix.js';
import { instantOf, type View } from './use-view.js';

interface MatrixBodyProps {
  readonly loaded: LoadedMatrix;
  readonly view: View;
  readonly onView: (change: Partial<View>) => void;
}

/** Renders the loaded matrix: toolbar, table (or its phone version), and the dialogs of a cell. */
export function MatrixBody({ loaded, view, onView }: MatrixBodyProps) {
  const translate = useTranslate();
  const instantText = useInstantText();
  const isPhone = useMediaQuery('(max-width: 760px)');
  const { undo, redo } = useDraft();
  const { pending, apply } = useEdits(loaded.isBehind);
  const { columns, shownColumns, all, shown, chooseLocale } = useLines(loaded, pending, view);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<BlockEdit>();
  const [pasted, setPasted] = useState<MatrixPaste>();
  const [explained, setExplained] = useState<MatrixCell>();
  const [several, setSeveral] = useState<{ matrixCell: MatrixCell; chosen: readonly string[] }>();
  const { matrix, sections, me, isNow } = loaded;
  const at = instantOf(view);
  const permission = permissionOf(me, matrix.stores, isNow);
  const isReadOnly = !isNow || !sections.some(({ editableBy }) => editableBy.includes(me.role));
  const lines = useMemo(() => groupedLines(shown, closed), [shown, closed]);
  const line = several && all.find(({ id }) => id === several.matrixCell.setting.id);
  const edit = (result: BlockEdit) => {
    if (result.refused.length > 0 || result.outside > 0) setRefused(result);
    else apply(result.edits, matrix);
  };
  const paste = (result: MatrixPaste) => (result.isPreviewed ? setPasted(result) : edit(result));
  const toggleSection = (key: string, isOpen: boolean | undefined) =>
    setClosed((known) => {
      const next = new Set(known);
      if (isOpen ?? known.has(key)) next.delete(key);
      else next.add(key);
      return next;
    });
  return (
    <>
      <Toolbar
        view={view}
        columns={columns}
        count={shown.length}
        onChange={onView}
        onToggleAll={isPhone ? undefined : (isOpen) => setClosed(new Set(isOpen ? [] : sections.map(({ key }) => key)))}
      />
      {at !== undefined && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate('console.matrix.readOnlyAt', { when: instantText(at) })}
        </Alert>
      )}
      {lines.length === 0 && (
        <Alert
          severity="info"
          action={
            <Button onClick={() => onView({ text: '', isDifferentOnly: false, isDraftOnly: false })}>
              {translate('console.matrix.showAll')}
            </Button>
          }
        >
          {translate('console.matrix.empty')}
        </Alert>
      )}
      {lines.length > 0 && !isPhone && (
        <MatrixGrid
          lines={lines}
          columns={shownColumns}
          permission={permission}
          isReadOnly={isReadOnly}
          onEdit={edit}
          onPaste={paste}
          onUndo={() => void undo()}
          onRedo={() => void redo()}
          onToggleSection={toggleSection}
          onWhy={setExplained}
          onSetForSeveral={(matrixCell, chosen) => setSeveral({ matrixCell, chosen })}
          onAlone={(storeKey) => onView({ stores: [storeKey] })}
          onLocale={chooseLocale}
        />
      )}
      {lines.length > 0 && isPhone && (
        <PhoneMatrix
          lines={shown}
          columns={shownColumns}
          permission={permission}
          onEdit={edit}
          onWhy={setExplained}
          onSetForSeveral={(matrixCell) => setSeveral({ matrixCell, chosen: [] })}
        />
      )}
      {refused && (
        <RefusalDialog
          result={refused}
          onNone={() => setRefused(undefined)}
          onCommit={() => {
            apply(refused.edits, matrix);
            setRefused(undefined);
          }}
        />
      )}
      {pasted && (
        <PasteDialog
          preview={previewOf(pasted, translate)}
          onCancel={() => setPasted(undefined)}
          onTake={() => {
            apply(pasted.edits, matrix);
            setPasted(undefined);
          }}
        />
      )}
      {explained && <CellWhy matrixCell={explained} at={at} onClose={() => setExplained(undefined)} />}
      {several && line && (
        <SetForStores
          matrixCell={several.matrixCell}
          chosen={several.chosen}
          line={line}
          columns={columns}
          permission={permission}
          onEdit={edit}
          onClose={() => setSeveral(undefined)}
        />
      )}
    </>
  );
}
