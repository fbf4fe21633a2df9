import type { ChangedField, StoreView } from '@manifold/domain/admin-api/contract';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { BoundaryTrials } from '../shared/impact/BoundaryTrials.js';
import type { DraftPart } from '../shared/impact/use-impact.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { showChange } from '../shared/definition/show-change.js';
import { isNested } from '../shared/changes/nested-change.js';
import { NestedChange } from '../shared/changes/NestedChange.js';
import { zoneAt } from '../shared/place/place.js';
import { instantWithZone } from '../shared/values/time-zone.js';
import { useFormatLocale } from '../language/use-language.js';
import { groupedChanges, type ChangeGroup } from './change-groups.js';
import { StoreNames } from './StoreNames.js';
import { TrialsOfStores } from './TrialsOfStores.js';

/** Reduces the padding, so that five columns fit on a phone. */
const NARROW_CELLS = { '& td, & th': { px: { xs: 0.75, sm: 2 } } } as const;
const COLUMNS = ['store', 'field', 'before', 'after', 'since'] as const;

interface ChangeListProps {
  readonly changes: readonly ChangedField[];
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  /** The draft whose money limits are tested; nothing is tested if it is left out. */
  readonly part?: DraftPart;
}

/** With more rows than this, sections start collapsed: the summary above has the counts. */
const MAXIMUM_OPEN = 40;

/**
 * Lists changed settings with old and new values: one table per section, one row per change for all stores that share
 * it.
 */
export function ChangeList({ changes, stores, sections, part }: ChangeListProps) {
  const translate = useTranslate();
  const groups = groupedChanges(changes, (key) => stores.find(({ storeKey }) => storeKey === key)?.currencyCode);
  const touched = [...new Set(groups.map(({ section }) => section))];
  return touched.map((key) => {
    const section = sections.find((candidate) => candidate.key === key);
    const own = groups.filter((group) => group.section === key);
    const id = `changes-${key}`;
    const heading = (
      <Typography variant="h2" id={id} sx={{ mb: 1, display: 'inline-block' }}>
        {section?.label ?? key}
      </Typography>
    );
    const table = (
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
            {own.map((group) => (
              <GroupRow key={keyOf(group.changes[0])} group={group} stores={stores} section={section} part={part} />
            ))}
          </TableBody>
        </Table>
      </Box>
    );
    return groups.length > MAXIMUM_OPEN ? (
      <Box key={key} component="details" sx={{ mb: 2 }}>
        <summary>
          {heading} ({translate('console.publish.lines', { smart_count: own.length })})
        </summary>
        {table}
      </Box>
    ) : (
      <Box key={key} component="section" sx={{ mb: 3 }}>
        {heading}
        {table}
      </Box>
    );
  });
}

const keyOf = (change: ChangedField | undefined): string =>
  [change?.storeKey, change?.locale, change?.field, change?.validFrom].join(' ');

interface GroupRowProps {
  readonly group: ChangeGroup;
  readonly stores: readonly StoreView[];
  readonly section: SectionInWords | undefined;
  readonly part: DraftPart | undefined;
}

function GroupRow({ group, stores, section, part }: GroupRowProps) {
  const translate = useTranslate();
  const language = useFormatLocale();
  const { changes, field, before, after, validFrom } = group;
  const storeOf = ({ storeKey }: ChangedField) => stores.find((store) => store.storeKey === storeKey);
  const [first] = changes;
  const store = first && storeOf(first);
  const zone = zoneAt({ layer: 'store', key: first?.storeKey ?? '*' }, stores);
  // For one store amounts use the store's format, for several the user's.
  const locale = changes.length > 1 ? language : (first?.locale ?? store?.locales[0] ?? 'en-GB');
  const money = { currencyCode: store?.currencyCode ?? null, locale };
  const value = (changed: unknown) => showChange({ section, name: field }, changed, { money, translate });
  const hasBoundaryTrials = part !== undefined && section?.moneyLimits?.includes(field);
  return (
    <>
      <TableRow sx={{ verticalAlign: 'top', ...(hasBoundaryTrials ? { '& > td, & > th': { borderBottom: 0 } } : {}) }}>
        <TableCell component="th" scope="row">
          <StoreNames changes={changes} stores={stores} />
        </TableCell>
        <TableCell>{section?.fields.find(({ name }) => name === field)?.label ?? field}</TableCell>
        <TableCell sx={{ color: 'text.secondary' }}>
          <s>{value(before)}</s>
        </TableCell>
        <TableCell sx={{ fontWeight: 600 }}>
          {isNested(after) ? <NestedChange before={before} after={after} /> : value(after)}
        </TableCell>
        <TableCell>
          {validFrom ? instantWithZone(validFrom, zone, language) : translate('console.letter.atOnce')}
        </TableCell>
      </TableRow>
      {hasBoundaryTrials && (
        <TableRow>
          <TableCell colSpan={COLUMNS.length} sx={{ pt: 0 }}>
            {first && changes.length === 1 && <BoundaryTrials part={part} change={first} locale={locale} />}
            {changes.length > 1 && <TrialsOfStores part={part} changes={changes} stores={stores} />}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
