import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, usePermissions, useTranslate } from 'react-admin';
import { ApiError, callApi } from '../providers/api.js';
import type { SectionInWords } from '../shared/section/section-words.js';
import { POLICIES_KEY, useGuardedSections } from './use-guarded-sections.js';

/** Which sections need a second pair of eyes: for admins to set. */
export function FourEyes({ sections }: { readonly sections: readonly SectionInWords[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { permissions } = usePermissions<string>();
  const guarded = useGuardedSections();
  if (permissions !== 'admin') return null;
  const set = async (key: string, fourEyes: boolean) => {
    try {
      await callApi('setSectionPolicy', { path: { key }, body: { fourEyes } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(translate(`console.error.${error.code}`), { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: POLICIES_KEY });
  };
  return (
    <Box component="details" sx={{ mt: 4 }}>
      <summary>{translate('console.publish.fourEyes')}</summary>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        {translate('console.publish.fourEyesHelp')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        {sections.map(({ key, label }) => (
          <FormControlLabel
            key={key}
            control={<Switch checked={guarded.has(key)} onChange={(_event, checked) => void set(key, checked)} />}
            label={label}
          />
        ))}
      </Box>
    </Box>
  );
}
