import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ChangedField } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { changeSummary } from './change-groups.js';

interface SummaryPanelProps {
  readonly changes: readonly ChangedField[];
  readonly sections: readonly SectionInWords[];
}

/** Summarises the draft: the number of changes per section, and the risky ones. */
export function SummaryPanel({ changes, sections }: SummaryPanelProps) {
  const translate = useTranslate();
  if (changes.length === 0) return null;
  const summary = changeSummary(changes);
  const counted = (name: string, count: number) => translate(`console.publish.${name}`, { smart_count: count });
  return (
    <Box component="section" aria-labelledby="summary" sx={{ mb: 3, p: 2, borderRadius: 1, bgcolor: 'state.own' }}>
      <Typography variant="h2" id="summary" sx={{ mb: 0.5 }}>
        {counted('settings', summary.settings)} · {counted('stores', summary.stores)}
      </Typography>
      <Typography>
        {summary.sections
          .map(({ section, stores }) => {
            const label = sections.find(({ key }) => key === section)?.label ?? section;
            return `${label} (${counted('stores', stores)})`;
          })
          .join(', ')}
        . {summary.dated > 0 && counted('dated', summary.dated)}
      </Typography>
      {summary.risks.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('console.publish.risks')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}
        >
          {summary.risks.map(({ risk, stores }) => (
            <Chip
              key={risk}
              component="li"
              size="small"
              sx={{ bgcolor: 'state.draft', color: 'text.primary', fontWeight: 600 }}
              label={`${translate(`console.publish.risk.${risk}`)}: ${counted('stores', stores)}`}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
