import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import { StateMark } from '../shared/cell/StateMark.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { layerName } from '../shared/values/show-value.js';
import { WhyButton } from '../shared/why/WhyButton.js';
import type { ShownLine } from './shown-settings.js';
import { moneyOf } from './use-store-page.js';

interface SettingLineProps {
  readonly line: ShownLine;
  readonly section: SectionInWords;
  readonly store: StoreView;
  readonly stores: readonly StoreView[];
  /** Null for a setting with one value per store. */
  readonly locale: string | null;
}

/** Shows one setting of a store: name, value, and the layer it comes from. */
export function SettingLine({ line, section, store, stores, locale }: SettingLineProps) {
  const translate = useTranslate();
  const { field, text, entries, state, from } = line;
  const subject = {
    id: `${section.key} ${field.name} ${locale}`,
    label: `${store.label}, ${field.label}`,
    note: '',
    address: { section: section.key, layer: 'store' as const, key: store.storeKey, validFrom: null, validTo: null },
    storeKey: store.storeKey,
    money: moneyOf(store),
    ...(locale === null ? {} : { locale }),
  };
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(150px, 2fr) 3fr auto' },
        alignItems: 'center',
        py: 0.5,
        px: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: `state.${state}`,
      }}
    >
      <Typography component="dt" color="text.secondary" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {field.label}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {entries.length === 0 ? (
          <strong>{text}</strong>
        ) : (
          <details>
            <summary>{text}</summary>
            <Box component="ul" sx={{ my: 0.5, pl: 2.5, fontSize: 13, maxHeight: 280, overflowY: 'auto' }} tabIndex={0}>
              {entries.map((entry, place) => (
                <li key={`${place} ${entry}`}>{entry}</li>
              ))}
            </Box>
          </details>
        )}
        <Typography variant="body2" color="text.secondary">
          <StateMark state={state} />{' '}
          {state === 'inherited' && from
            ? translate('console.state.inheritedFrom', { from: layerName(from, translate) })
            : translate(`console.state.${state}`)}
        </Typography>
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <WhyButton data={{ section, stores, rows: [] }} subject={subject} columns={[field]} />
      </Box>
    </Box>
  );
}
