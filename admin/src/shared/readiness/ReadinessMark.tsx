import BlockIcon from '@mui/icons-material/RemoveCircleOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import type { ReadinessState } from '@manifold/domain/readiness/contract';
import { useTranslate } from 'react-admin';

const MARKS = {
  ok: { Icon: CheckCircleIcon, colour: 'success.dark' },
  warning: { Icon: WarningIcon, colour: 'warning.dark' },
  failed: { Icon: ErrorIcon, colour: 'error.dark' },
  'not-applicable': { Icon: BlockIcon, colour: 'text.secondary' },
} as const satisfies Record<ReadinessState, object>;

/** Shows the result of a check as icon, colour and word. */
export function ReadinessMark({ state }: { readonly state: ReadinessState }) {
  const translate = useTranslate();
  const { Icon, colour } = MARKS[state];
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', color: colour }}>
      <Icon fontSize="small" aria-hidden />
      {translate(`console.readiness.state.${state}`)}
    </Box>
  );
}
