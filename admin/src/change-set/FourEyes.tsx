import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { SectionPolicy } from '@manifold/domain/change-set/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, usePermissions, useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { errorText } from '../shared/errors/error-text.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { POLICIES_KEY, useSectionPolicies } from './use-guarded-sections.js';

/** Lets admins choose which sections need a second person's approval. */
export function FourEyes({ sections }: { readonly sections: readonly SectionInWords[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { permissions } = usePermissions<string>();
  const policies = useSectionPolicies() ?? [];
  if (permissions !== 'admin') return null;
  const nameOf = (policy: string): string =>
    sections.find(({ key }) => key === policy)?.label ?? translate(`console.publish.part.${policy.replace('.', '_')}`);
  const set = async ({ section: key, offProposedBy }: SectionPolicy, fourEyes: boolean) => {
    try {
      await callApi('setSectionPolicy', { path: { key }, body: { fourEyes, offProposedBy } });
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
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
        {policies.map((policy) => (
          <div key={policy.section}>
            <FormControlLabel
              control={<Switch checked={policy.fourEyes} onChange={(_event, checked) => void set(policy, checked)} />}
              label={nameOf(policy.section)}
            />
            {policy.offProposedBy !== null && (
              <FormHelperText>{translate('console.publish.offProposed', { by: policy.offProposedBy })}</FormHelperText>
            )}
          </div>
        ))}
      </Box>
    </Box>
  );
}
