import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import { editRefusal } from '@manifold/domain/staff/edit-refusal';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { editTarget } from '../shared/row/edit-target.js';
import type { SectionPlan } from '../shared/section/section-plan.js';
import type { PageFacts } from './use-store-page.js';
import { OwnRowDialog } from './OwnRowDialog.js';
import { SettingLine } from './SettingLine.js';
import type { ShownSection } from './shown-settings.js';

interface SectionCardProps {
  readonly shown: ShownSection;
  readonly facts: PageFacts;
  /** Undefined for a section with another kind of screen. */
  readonly plan: SectionPlan | undefined;
}

/** Shows one section of a store: values, their sources, a form for the store's own row, and a link to all stores. */
export function SectionCard({ shown, facts, plan }: SectionCardProps) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<EditAddress>();
  const { id, section, settings, context, title, lines } = shown;
  const own = editTarget(section, context, undefined);
  const isEditable = plan !== undefined && editRefusal(facts.me, section, own, facts.stores) === undefined;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography id={id} variant="h2" tabIndex={-1} sx={{ mr: 'auto', scrollMarginTop: 72, outline: 'none' }}>
          {title}
        </Typography>
        {isEditable && (
          <Button
            size="small"
            variant="outlined"
            aria-label={translate('console.row.editOf', { name: title })}
            onClick={() => setOpened(own)}
          >
            {translate('console.row.edit')}
          </Button>
        )}
        <Button
          size="small"
          component={RouterLink}
          to={`/${section.key}`}
          aria-label={translate('console.storePage.allStoresOf', { section: title })}
        >
          {translate('console.storePage.allStores')}
        </Button>
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {lines.map((line) => (
          <SettingLine
            key={line.field.name}
            line={line}
            section={section}
            store={facts.store}
            stores={facts.stores}
            locale={settings.locale}
          />
        ))}
      </Box>
      {opened && plan && <OwnRowDialog address={opened} plan={plan} onClose={() => setOpened(undefined)} />}
    </Paper>
  );
}
