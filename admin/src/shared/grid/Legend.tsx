import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { StateMark, type MarkedState } from '../cell/StateMark.js';

const COLOURS: Readonly<Record<MarkedState, string>> = {
  inherited: 'transparent',
  own: 'state.own',
  draft: 'state.draft',
  waiting: 'state.waiting',
  dated: 'state.dated',
  missing: 'state.missing',
};

interface LegendProps {
  readonly states?: readonly MarkedState[];
}

/** Explains the colours and icons of a grid. */
export function Legend({ states = ['inherited', 'own', 'draft'] }: LegendProps) {
  const translate = useTranslate();
  return (
    <Stack
      direction="row"
      spacing={1}
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, fontSize: 13, flexWrap: 'wrap', rowGap: 1 }}
    >
      {states.map((state) => (
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
            bgcolor: COLOURS[state],
          }}
        >
          <StateMark state={state} />
          {translate(`console.state.${state}`)}
        </Box>
      ))}
    </Stack>
  );
}
