import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { PropsWithChildren } from 'react';

/** Centres a card for screens without a session. */
export function OutsideFrame({ children }: PropsWithChildren) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}
    >
      <Paper variant="outlined" sx={{ p: 4, width: '100%', maxWidth: 380 }}>
        {children}
      </Paper>
    </Box>
  );
}
