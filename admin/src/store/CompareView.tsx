import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { CompareSection } from './CompareSection.js';
import { copyRefusal } from './copy-changes.js';
import { differencesOf, type SectionDifferences } from './differences.js';
import { type PageFacts, useStoreSettings } from './use-store-page.js';
import { LoadError } from '../shared/errors/LoadError.js';
import { useCopy } from './use-copy.js';

/** Compares a store with another one and copies selected values. */
export function CompareView({ facts }: { readonly facts: PageFacts }) {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const { store, stores } = facts;
  const other = stores.find(({ storeKey }) => storeKey === address.get('with') && storeKey !== store.storeKey);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 720 }}>
        {translate('console.compare.help', { name: store.label })}
      </Typography>
      <TextField
        select
        label={translate('console.compare.with')}
        value={other?.storeKey ?? ''}
        onChange={({ target }) => setAddress({ view: 'compare', with: target.value }, { replace: true })}
        sx={{ minWidth: 'min(100%, 280px)', mb: 2 }}
      >
        {stores
          .filter(({ storeKey }) => storeKey !== store.storeKey)
          .sort((one, another) => one.label.localeCompare(another.label))
          .map(({ storeKey, label, currencyCode }) => (
            <MenuItem key={storeKey} value={storeKey}>
              {label} ({currencyCode})
            </MenuItem>
          ))}
      </TextField>
      {other ? (
        <Compared key={other.storeKey} facts={facts} other={other} />
      ) : (
        <Typography sx={{ py: 2 }}>{translate('console.compare.choose')}</Typography>
      )}
    </Paper>
  );
}

interface ComparedProps {
  readonly facts: PageFacts;
  readonly other: PageFacts['store'];
}

const isFound = (wanted: string, text: string): boolean =>
  text.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());

/** Returns the differences whose section or field contains the words. */
function filtered(all: readonly SectionDifferences[], wanted: string): SectionDifferences[] {
  return all.flatMap(({ section, differences }) => {
    const found = differences.filter(({ field }) => isFound(wanted, section.label) || isFound(wanted, field.label));
    return found.length > 0 ? [{ section, differences: found }] : [];
  });
}

function Compared({ facts, other }: ComparedProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const otherSettings = useStoreSettings(other.storeKey);
  const target = { store: facts.store, stores: facts.stores };
  const copy = useCopy(target);
  const failure = otherSettings.error && <LoadError error={otherSettings.error} onRetry={otherSettings.refetch} />;
  if (!otherSettings.data) return failure ?? <LinearProgress aria-label={translate('console.loading')} />;
  const here = { store: facts.store, settings: facts.settings };
  const all = differencesOf(facts.sections, here, { store: other, settings: otherSettings.data });
  const shown = filtered(all, wanted);
  const count = all.reduce((sum, { differences }) => sum + differences.length, 0);
  const selected = all.flatMap(({ section, differences }) =>
    differences.filter(({ id }) => chosen.has(id)).map((difference) => ({ section, difference })),
  );
  const set = (ids: readonly string[], isChosen: boolean) =>
    setChosen((known) => new Set([...[...known].filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]));
  const take = async () => {
    if (!(await copy.take(selected))) return;
    notify(translate('console.compare.copied', { smart_count: selected.length }), { type: 'success' });
    setChosen(new Set());
  };
  if (count === 0) return <Typography role="status">{translate('console.compare.same')}</Typography>;
  return (
    <Stack spacing={2}>
      {failure}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          type="search"
          label={translate('console.compare.filter')}
          value={wanted}
          onChange={({ target: { value } }) => setWanted(value)}
          sx={{ flex: '1 1 220px', maxWidth: 360 }}
        />
        <Typography role="status" sx={{ mr: 'auto' }}>
          {translate('console.compare.count', { smart_count: count })}
        </Typography>
        <Button variant="contained" disabled={selected.length === 0 || copy.isBusy} onClick={() => void take()}>
          {translate('console.compare.copy', { smart_count: selected.length })}
        </Button>
      </Box>
      {shown.length === 0 && <Typography>{translate('console.storePage.nothing')}</Typography>}
      {shown.map(({ section, differences }) => (
        <CompareSection
          key={section.key}
          section={section}
          differences={differences}
          here={facts.store}
          there={other}
          chosen={chosen}
          refusalOf={(difference) => copyRefusal(section, difference, { ...target, me: facts.me })}
          onChosen={set}
        />
      ))}
    </Stack>
  );
}
