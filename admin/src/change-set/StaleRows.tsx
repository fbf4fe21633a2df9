import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ChangeSetDiff, StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import { keepFocus } from '../shared/action/keep-focus.js';
import { useDraft } from '../shared/draft/draft-context.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { moneyOfKey } from '../shared/values/money-of-key.js';
import { showChange } from '../shared/definition/show-change.js';
import { useRowName } from './use-row-name.js';

type StaleEdit = ChangeSetDiff['stale'][number];

interface StaleRowsProps {
  readonly stale: readonly StaleEdit[];
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
}

/**
 * Shows rows that another person has published meanwhile, with the original, current and drafted value, and asks which to use.
 */
export function StaleRows({ stale, stores, sections }: StaleRowsProps) {
  const translate = useTranslate();
  const rowName = useRowName(sections, stores);
  const { put, removeEdit } = useDraft();
  return stale.map(({ edit, found }) => {
    const name = rowName(edit);
    return (
      <Alert key={name} severity="warning" sx={{ mb: 2 }} slotProps={{ message: { sx: { width: '100%' } } }}>
        {translate('console.publish.changedSince', { name })}
        <Versions stale={{ edit, found }} stores={stores} section={sections.find(({ key }) => key === edit.section)} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          <Button
            ref={keepFocus}
            size="small"
            variant="outlined"
            aria-label={`${translate('console.publish.takeTheirs')}: ${name}`}
            onClick={() => void removeEdit(edit)}
          >
            {translate('console.publish.takeTheirs')}
          </Button>
          <Button
            ref={keepFocus}
            size="small"
            variant="outlined"
            aria-label={`${translate('console.publish.keepMine')}: ${name}`}
            onClick={() => void put([{ ...edit, before: found }])}
          >
            {translate('console.publish.keepMine')}
          </Button>
        </Stack>
      </Alert>
    );
  });
}

interface VersionsProps {
  readonly stale: StaleEdit;
  readonly stores: readonly StoreView[];
  readonly section: SectionInWords | undefined;
}

function Versions({ stale: { edit, found }, stores, section }: VersionsProps) {
  const translate = useTranslate();
  const money = moneyOfKey(edit.key, stores);
  const versions = [edit.before, found, edit.after];
  const fields = [...new Set(versions.flatMap((version) => Object.keys(version ?? {})))];
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={translate('console.publish.versions')}>
        <TableHead>
          <TableRow>
            {['letter.field', 'publish.seen', 'publish.theirs', 'publish.mine'].map((column) => (
              <TableCell key={column}>{translate(`console.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {section?.fields.find(({ name }) => name === field)?.label ?? field}
              </TableCell>
              {versions.map((version, at) => (
                // The three versions always have the same order.
                <TableCell key={['seen', 'theirs', 'mine'][at]}>
                  {showChange({ section, name: field }, version?.[field], { money, translate })}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
