import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SupportDryRun } from '@manifold/domain/support-webform/workbench-api';
import { supportFormWords } from '@manifold/domain/support-webform-words/all';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../language/use-language.js';
import { useDryRun } from './use-dry-run.js';
import type { PreviewState } from './use-preview.js';

/** Shows the exact request that the form above would send. */
export function DryRun({ preview }: { readonly preview: PreviewState }) {
  const translate = useTranslate();
  const { isBusy, result, sentTo, run, send } = useDryRun(preview);
  const isSendable = result && !result.isOld && result.run.problems.length === 0 && result.run.request !== null;
  return (
    <Stack component="section" spacing={1.5} aria-label={translate('console.supportForm.dryRun')}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" loading={isBusy} onClick={() => void run()}>
          {translate('console.supportForm.dryRun')}
        </Button>
        {result?.run.hasSandbox && (
          <Button variant="outlined" disabled={!isSendable || isBusy} onClick={() => void send()}>
            {translate('console.supportForm.sendTest')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {translate('console.supportForm.dryRunHelp')}
      </Typography>
      <Stack role="status" spacing={1}>
        {result?.isOld && <Alert severity="info">{translate('console.supportForm.isOld')}</Alert>}
        {sentTo && (
          <Alert severity="success">
            {translate('console.supportForm.sent')}{' '}
            <Link href={new URL(sentTo).origin} target="_blank" rel="noreferrer">
              {translate('console.supportForm.openSandbox')}
            </Link>
          </Alert>
        )}
      </Stack>
      {result && <DryRunResult run={result.run} />}
    </Stack>
  );
}

function DryRunResult({ run }: { readonly run: SupportDryRun }) {
  const translate = useTranslate();
  const { fields, problems } = supportFormWords(useLanguage());
  return (
    <Stack spacing={1}>
      {run.setupRefusal !== null && <Alert severity="error">{run.setupRefusal}</Alert>}
      {run.problems.length > 0 && (
        <Alert severity="warning">
          {translate('console.supportForm.notSendable')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {run.problems.map(({ field, reason }) => (
              <li key={field}>
                {fields[field]}: {problems[reason]}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {run.problems.length === 0 && run.request && (
        <Alert severity="success">{translate('console.supportForm.sendable')}</Alert>
      )}
      {run.request && (
        <>
          <Code label={translate('console.supportForm.address')} text={run.request.address} />
          <Code label={translate('console.supportForm.body')} text={run.request.body} />
        </>
      )}
    </Stack>
  );
}

function Code({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        {label}
      </Typography>
      <Box
        component="code"
        sx={{ display: 'block', p: 1, bgcolor: 'background.default', fontSize: 13, overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
    </Box>
  );
}
