import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Legend } from '../shared/grid/Legend.js';
import type { SectionPlan } from '../shared/section/section-plan.js';
import type { PageFacts } from './use-store-page.js';
import { SectionCard } from './SectionCard.js';
import { shownSettings, type ShownSection } from './shown-settings.js';

const STATES = ['inherited', 'own', 'draft', 'dated', 'missing'] as const;

interface SettingsViewProps {
  readonly facts: PageFacts;
  readonly plans: readonly SectionPlan[];
}

/** Lists all settings of a store by section, with a search by name and value. */
export function SettingsView({ facts, plans }: SettingsViewProps) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState('');
  const shown = shownSettings(facts, wanted, translate);
  const count = shown.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '210px minmax(0, 1fr)' } }}>
      <SectionList shown={shown} />
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <TextField
            type="search"
            label={translate('console.storePage.search')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            sx={{ flex: '1 1 220px', maxWidth: 360 }}
          />
          <Typography role="status" variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
            {translate('console.storePage.found', { smart_count: count })}
          </Typography>
          <Legend states={STATES} />
        </Box>
        {shown.length === 0 && <Typography sx={{ py: 4 }}>{translate('console.storePage.nothing')}</Typography>}
        {shown.map((each) => (
          <SectionCard
            key={each.id}
            shown={each}
            facts={facts}
            plan={plans.find(({ key }) => key === each.section.key)}
          />
        ))}
      </Stack>
    </Box>
  );
}

/** Renders links to the sections; beside the values if there is room. */
function SectionList({ shown }: { readonly shown: readonly ShownSection[] }) {
  const translate = useTranslate();
  const goTo = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <Paper
      component="nav"
      variant="outlined"
      aria-label={translate('console.storePage.sections')}
      sx={{
        p: 1.5,
        alignSelf: 'start',
        position: { md: 'sticky' },
        top: { md: 64 },
        maxHeight: { xs: 150, md: 'calc(100vh - 90px)' },
        overflowY: 'auto',
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <Link component="button" type="button" sx={{ textAlign: 'left' }} onClick={() => goTo(id)}>
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Paper>
  );
}
