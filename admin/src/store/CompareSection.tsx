import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { showField } from '../shared/values/show-value.js';
import type { Difference } from './differences.js';
import { entryLines } from './entry-lines.js';
import { moneyOf } from './use-store-page.js';

interface CompareSectionProps {
  readonly section: SectionInWords;
  readonly differences: readonly Difference[];
  readonly here: StoreView;
  readonly there: StoreView;
  readonly chosen: ReadonlySet<string>;
  /** Returns why a value may not be copied; undefined if it may. */
  readonly refusalOf: (difference: Difference) => string | undefined;
  readonly onChosen: (ids: readonly string[], isChosen: boolean) => void;
}

/** Lists the differences of a section. The section's checkbox selects all values that are not specific to a store. */
export function CompareSection(props: CompareSectionProps) {
  const { section, differences, here, there, chosen, refusalOf, onChosen } = props;
  const translate = useTranslate();
  const headingId = useId();
  const copyable = differences
    .filter((difference) => difference.copyObstacle === undefined && refusalOf(difference) === undefined)
    .map(({ id }) => id);
  const count = copyable.filter((id) => chosen.has(id)).length;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Typography id={headingId} variant="h2" sx={{ mr: 'auto' }}>
          {section.label}
        </Typography>
        {copyable.length > 0 && (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={count === copyable.length}
                indeterminate={count > 0 && count < copyable.length}
                onChange={({ target }) => onChosen(copyable, target.checked)}
              />
            }
            label={translate('console.compare.whole', { section: section.label })}
          />
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {differences.map((difference) => (
          <DifferenceLine
            key={difference.id}
            difference={difference}
            here={here}
            there={there}
            isChosen={chosen.has(difference.id)}
            refusal={refusalOf(difference)}
            onChosen={(isChosen) => onChosen([difference.id], isChosen)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface DifferenceLineProps {
  readonly difference: Difference;
  readonly here: StoreView;
  readonly there: StoreView;
  readonly isChosen: boolean;
  readonly refusal: string | undefined;
  readonly onChosen: (isChosen: boolean) => void;
}

function DifferenceLine({ difference, here, there, isChosen, refusal, onChosen }: DifferenceLineProps) {
  const translate = useTranslate();
  const { field, copyObstacle } = difference;
  const { locale } = difference.here.settings;
  const name = locale === null ? field.label : `${field.label} · ${locale}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(220px, 2fr) 3fr 3fr' },
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: isChosen ? 'state.draft' : undefined,
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isChosen}
              disabled={refusal !== undefined}
              onChange={({ target }) => onChosen(target.checked)}
            />
          }
          label={name}
        />
        {copyObstacle && (
          <Typography variant="body2" sx={{ pl: 3.5, color: 'warning.dark' }}>
            {translate(`console.compare.nature.${copyObstacle}`)}
          </Typography>
        )}
        {refusal !== undefined && (
          <Typography variant="body2" color="text.secondary" sx={{ pl: 3.5 }}>
            {translate(`console.access.${refusal}`)}
          </Typography>
        )}
      </Box>
      <ComparedValue store={here} difference={difference} side="here" />
      <ComparedValue store={there} difference={difference} side="there" />
    </Box>
  );
}

interface ComparedValueProps {
  readonly store: StoreView;
  readonly difference: Difference;
  readonly side: 'here' | 'there';
}

/** Shows a store's value in its currency and format. */
function ComparedValue({ store, difference, side }: ComparedValueProps) {
  const translate = useTranslate();
  const { field } = difference;
  const { settings, value } = difference[side];
  const lines = field.kind === 'entries' ? entryLines(value) : [];
  const otherLines = new Set(entryLines(difference[side === 'here' ? 'there' : 'here'].value));
  const own = lines.filter((line) => !otherLines.has(line));
  const isOtherLanguage = side === 'there' && settings.locale !== difference.here.settings.locale;
  return (
    <Box sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', pt: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {store.label}
        {isOtherLanguage && settings.locale !== null && ` · ${settings.locale}`}
      </Typography>
      {value === undefined
        ? translate('console.state.missing')
        : showField(field, value, { money: moneyOf(store), translate })}
      {own.length > 0 && (
        <details>
          <summary>{translate('console.compare.only', { smart_count: own.length })}</summary>
          <Box component="ul" sx={{ my: 0.5, pl: 2.5, fontSize: 13 }}>
            {own.map((line, place) => (
              <li key={`${place} ${line}`}>{line}</li>
            ))}
          </Box>
        </details>
      )}
    </Box>
  );
}
