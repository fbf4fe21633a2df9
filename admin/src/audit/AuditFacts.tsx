import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@manifold/domain/audit/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { errorText } from '../shared/errors/error-text.js';
import { ChangeTable } from '../shared/changes/ChangeTable.js';
import { useSections } from '../shared/definition/use-section.js';
import { subjectName } from './entry-name.js';

/** Returns a recorded detail as text: lists with commas, objects as JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
}

/** Shows all details of an audit entry: network address, reason, sections, stores, and every value before and after. */
export function AuditFacts({ entry }: { readonly entry: AuditEntry }) {
  const translate = useTranslate();
  const { data: sections = [] } = useSections();
  const { data, error } = useQuery({
    queryKey: ['audit-entry', entry.id],
    queryFn: ({ signal }) => callApi('auditEntry', { path: { id: entry.id }, signal }),
    staleTime: Infinity,
  });
  if (error) return <Alert severity="error">{errorText(error, translate)}</Alert>;
  if (!data) return <LinearProgress aria-label={translate('console.loading')} />;
  const sectionLabels = entry.sections.map((key) => sections.find((section) => section.key === key)?.label ?? key);
  const facts: readonly (readonly [string, string])[] = [
    [translate('console.audit.address'), entry.address ?? translate('console.audit.system')],
    [translate('console.audit.reason'), entry.reason ?? ''],
    [translate('console.audit.sections'), sectionLabels.join(', ')],
    [translate('console.audit.stores'), entry.stores.join(', ')],
    ...Object.entries(data.details).map(
      ([name, value]) => [translate(`console.audit.details.${name}`, { _: name }), textOf(value)] as const,
    ),
  ];
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' }, columnGap: 2, m: 1 }}
      >
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
      {data.changes.length > 0 && (
        <ChangeTable
          changes={data.changes}
          label={translate('console.audit.changes', { name: subjectName(entry, translate) })}
        />
      )}
    </>
  );
}
