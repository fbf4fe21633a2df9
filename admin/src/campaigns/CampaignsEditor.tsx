import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { isCampaignActive } from '@manifold/domain/campaigns/running';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EntryList } from '../shared/row/EntryList.js';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';
import { zoneAt } from '../shared/place/place.js';
import { campaignsOf, formOfCampaign, readCampaigns, type CampaignForm } from './campaign-form.js';

const EVERYWHERE = { layer: 'default', key: '*' } as const;
const EMPTY: CampaignForm = { campaignName: '', start: '', end: '' };

/** Edits campaigns. Start and end are in the time zone of the edited place; campaigns that run now are marked. */
export function CampaignsEditor({ field, value, place, stores, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const zone = zoneAt(place ?? EVERYWHERE, stores);
  const [typed, setTyped] = useState<readonly CampaignForm[]>();
  const forms = typed ?? campaignsOf(value).map((campaign) => formOfCampaign(campaign, zone));
  const change = (next: readonly CampaignForm[]) => {
    setTyped(next);
    onChange(readCampaigns(next, zone));
  };
  const stateOf = (form: CampaignForm): string => {
    const read = readCampaigns([form], zone);
    if (!read.ok) return translate(read.reason);
    const [campaign] = campaignsOf(read.value);
    const isRunning = campaign !== undefined && isCampaignActive(campaign, new Date());
    return isRunning ? translate('console.campaigns.runs') : translate('console.campaigns.zone', { zone });
  };
  return (
    <EntryList
      label={field.label}
      help={field.help}
      entries={forms}
      isEditable={isEditable}
      nameOf={({ campaignName }) => campaignName}
      begin={() => EMPTY}
      onEntries={change}
    >
      {(form, onForm) => {
        const time = (part: 'start' | 'end') => ({
          type: 'datetime-local',
          disabled: !isEditable,
          label: translate(`console.campaigns.${part}`),
          value: form[part],
          onChange: ({ target }: { target: { value: string } }) => onForm({ ...form, [part]: target.value }),
          slotProps: { inputLabel: { shrink: true } },
        });
        return (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <TextField
              label={translate('console.campaigns.name')}
              value={form.campaignName}
              disabled={!isEditable}
              error={typed !== undefined && !readCampaigns([form], zone).ok}
              helperText={stateOf(form)}
              onChange={({ target }) => onForm({ ...form, campaignName: target.value })}
              sx={{ flex: '1 1 180px' }}
            />
            <TextField {...time('start')} />
            <TextField {...time('end')} />
          </Box>
        );
      }}
    </EntryList>
  );
}
