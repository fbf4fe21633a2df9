import type { ChangedField, StoreView } from '@manifold/domain/admin-api/contract';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { BoundaryTries } from '../shared/impact/BoundaryTries.js';
import type { DraftPart } from '../shared/impact/use-impact.js';
import type { SectionInWords } from '../shared/section/section-words.js';
import { showChange } from '../shared/values/show-change.js';
import { useInstantText } from '../shared/words/use-instant-text.js';

/** Five columns fit on a phone when they stand close. */
const NARROW_CELLS = { '& td, & th': { px: { xs: 0.75, sm: 2 } } } as const;
const COLUMNS = ['store', 'field', 'before', 'after', 'since'] as const;

interface ChangeLetterProps {
  readonly changes: readonly ChangedField[];
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  /** Of which draft: its money limits are tried; without one nothing is. */
  readonly part?: DraftPart;
}

/** What changes, where, from what to what: one table per section. */
export function ChangeLetter({ changes, stores, sections, part }: ChangeLetterProps) {
  const translate = useTranslate();
  const touched = [...new Set(changes.map(({ section }) => section))];
  return touched.map((key) => {
    const section = sections.find((candidate) => candidate.key === key);
    const id = `changes-${key}`;
    return (
      <Box key={key} component="section" sx={{ mb: 3 }}>
        <Typography variant="h2" id={id} sx={{ mb: 1 }}>
          {section?.label ?? key}
        </Typography>
        <Box sx={{ overflowX: 'auto' }} role="group" aria-labelledby={id} tabIndex={0}>
          <Table size="small" aria-labelledby={id} sx={NARROW_CELLS}>
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableCell key={column}>{translate(`console.letter.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {changes
                .filter((change) => change.section === key)
                .map((change) => (
                  <ChangeRow
                    key={`${change.storeKey} ${change.locale} ${change.field} ${change.validFrom}`}
                    change={change}
                    store={stores.find(({ storeKey }) => storeKey === change.storeKey)}
                    section={section}
                    part={part}
                  />
                ))}
            </TableBody>
          </Table>
        </Box>
      </Box>
    );
  });
}

interface ChangeRowProps {
  readonly change: ChangedField;
  readonly store: StoreView | undefined;
  readonly section: SectionInWords | undefined;
  readonly part: DraftPart | undefined;
}

function ChangeRow({ change, store, section, part }: ChangeRowProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const locale = change.locale ?? store?.locales[0] ?? 'en-GB';
  const money = { currencyCode: store?.currencyCode ?? null, locale };
  const value = (said: unknown) => showChange({ section, name: change.field }, said, { money, translate });
  const isTried = part !== undefined && section?.moneyLimits?.includes(change.field);
  return (
    <>
      <TableRow sx={isTried ? { '& > td, & > th': { borderBottom: 0 } } : {}}>
        <TableCell component="th" scope="row">
          {store?.label ?? change.storeKey}
          {change.locale && ` (${change.locale})`}
        </TableCell>
        <TableCell>{section?.fields.find(({ name }) => name === change.field)?.label ?? change.field}</TableCell>
        <TableCell sx={{ color: 'text.secondary' }}>
          <s>{value(change.before)}</s>
        </TableCell>
        <TableCell sx={{ fontWeight: 600 }}>{value(change.after)}</TableCell>
        <TableCell>{change.validFrom ? instant(change.validFrom) : translate('console.letter.atOnce')}</TableCell>
      </TableRow>
      {isTried && (
        <TableRow>
          <TableCell colSpan={COLUMNS.length} sx={{ pt: 0 }}>
            <BoundaryTries part={part} change={change} locale={locale} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
