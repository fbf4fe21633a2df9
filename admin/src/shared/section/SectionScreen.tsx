import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { throwIfMissing } from '../../providers/throw-if-missing.js';
import { sectionAccess } from '../access/section-access.js';
import { SectionAccessNote } from '../access/SectionAccessNote.js';
import { useMe } from '../access/use-edit-refusal.js';
import { Legend } from '../grid/Legend.js';
import { useSectionData, type SectionData } from '../definition/use-section.js';
import { ScreenTitle } from '../title/ScreenTitle.js';

interface SectionScreenProps {
  readonly sectionKey: string;
  readonly children: (data: SectionData, isEditable: boolean) => ReactNode;
}

/** Lays out a section's screen: name, help, legend, and the content once it is loaded. */
export function SectionScreen({ sectionKey, children }: SectionScreenProps) {
  const translate = useTranslate();
  const { data: me, error } = useMe();
  throwIfMissing(error, me);
  const data = useSectionData(sectionKey);
  if (!data || !me) return <LinearProgress aria-label={translate('console.loading')} sx={{ mt: 2 }} />;
  const access = sectionAccess(me, data.section);
  const isEditable = access.kind !== 'none';
  return (
    <Box sx={{ pt: 2 }}>
      <ScreenTitle title={data.section.label} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2,
          flexWrap: 'wrap',
        }}
      >
        <Typography color="text.secondary" sx={{ maxWidth: 640 }}>
          {data.section.help} <SectionAccessNote access={access} stores={data.stores} />
        </Typography>
        <Legend />
      </Box>
      <Paper variant="outlined" sx={{ p: 2 }}>
        {children(data, isEditable)}
      </Paper>
    </Box>
  );
}
