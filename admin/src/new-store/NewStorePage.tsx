import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Stepper from '@mui/material/Stepper';
import MuiStep from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useStores } from '../shared/definition/use-section.js';
import { STEPS } from './new-store-form.js';
import { throwIfMissing } from '../providers/throw-if-missing.js';
import { StepFields } from './StepFields.js';
import { useNewStore } from './use-new-store.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

/** Opens a country in three steps and creates a draft for review. */
export function NewStorePage() {
  const translate = useTranslate();
  const { data: stores, error } = useStores();
  throwIfMissing(error, stores);
  const form = useNewStore(stores ?? []);
  if (!stores) return <LinearProgress aria-label={translate('console.loading')} sx={{ mt: 2 }} />;
  const step = STEPS[form.place] ?? STEPS[0];
  const isLast = form.place === STEPS.length - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.goOn();
  };
  return (
    <Box sx={{ pt: 2 }}>
      <ScreenTitle title={translate('console.newStore.title')} />
      <Typography color="text.secondary" sx={{ maxWidth: 640, mb: 2 }}>
        {translate('console.newStore.help')}
      </Typography>
      <Paper variant="outlined" component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={3}>
          <Stepper activeStep={form.place}>
            {STEPS.map(({ name }) => (
              <MuiStep key={name}>
                <StepLabel>{translate(`console.newStore.step.${name}`)}</StepLabel>
              </MuiStep>
            ))}
          </Stepper>
          {form.hasDraft && <Alert severity="info">{translate('console.newStore.draftFirst')}</Alert>}
          {form.failure && <Alert severity="error">{form.failure}</Alert>}
          <StepFields step={step} typed={form.typed} stores={stores} refusals={form.refusals} onChange={form.change} />
          <Stack direction="row" spacing={1.5}>
            <Button disabled={form.place === 0} onClick={form.goBack}>
              {translate('console.newStore.back')}
            </Button>
            <Button type="submit" variant="contained" disabled={form.hasDraft} loading={form.isBusy}>
              {translate(isLast ? 'console.newStore.submit' : 'console.newStore.next')}
            </Button>
          </Stack>
        </Stack>
      </Paper>
    </Box>
  );
}
