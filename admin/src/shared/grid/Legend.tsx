import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { StateMark } from './StateMark.js';
import type { CellState } from './subject.js';

const STATES: readonly { readonly state: CellState; readonly colour: string }[] = [
  { state: 'inherited', colour: 'transparent' },
  { state: 'own', colour: 'state.own' },
  { state: 'draft', colour: 'state.draft' },
];

/** What the colours and marks of a grid mean. */
export function Legend() {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1} component="ul" sx={{ listStyle: 'none', p: 0, m: 0, fontSize: 13 }}>
      {STATES.map(({ state, colour }) => (
        <Box
          key={state}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            px: 1,
            py: 0.25,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: colour,
          }}
        >
          <StateMark state={state} />
          {translate(`console.state.${state}`)}
        </Box>
      ))}
    </Stack>
  );
}
