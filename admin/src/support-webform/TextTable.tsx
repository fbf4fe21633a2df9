import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SupportReason } from '@manifold/domain/support-webform/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { languageNames } from '../language/intl-formats.js';
import { useLanguage } from '../language/use-language.js';
import { entriesOf, missingCount, type TextEntry } from './missing-texts.js';
import { TextInput } from './TextInput.js';
import { useWorkbench } from './workbench-context.js';

/** Edits the translations of a reason and its subreasons beside the English texts. */
export function TextTable({ reason }: { readonly reason: SupportReason }) {
  const translate = useTranslate();
  const { languages } = useWorkbench();
  const [isFiltered, setFiltered] = useState(false);
  const missing = missingCount(reason, languages);
  const others = languages.filter((language) => language !== 'en');
  const lines = entriesOf(reason).flatMap((entry) =>
    others
      .filter((language) => !isFiltered || entry.label[language] === undefined)
      .map((language) => ({ entry, language })),
  );
  const title = translate('console.supportForm.textsOf', { name: reason.label['en'] ?? reason.key });
  return (
    <Box component="section" aria-label={title}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="h3">
          {translate('console.supportForm.texts')}
        </Typography>
        <Typography role="status" color="text.secondary" variant="body2">
          {missing === 0
            ? translate('console.supportForm.nothingMissing')
            : translate('console.supportForm.missing', { smart_count: missing })}
        </Typography>
        <FormControlLabel
          label={translate('console.supportForm.onlyMissing')}
          control={<Switch size="small" checked={isFiltered} onChange={({ target }) => setFiltered(target.checked)} />}
        />
      </Stack>
      {lines.length > 0 && (
        <TableContainer sx={{ maxHeight: 420 }} tabIndex={0} role="region" aria-label={title}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{translate('console.supportForm.english')}</TableCell>
                <TableCell>{translate('console.language')}</TableCell>
                <TableCell>{translate('console.supportForm.words')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map(({ entry, language }) => (
                <TextRow key={`${entry.subreason ?? ''} ${language}`} entry={entry} language={language} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Box>
  );
}

function TextRow({ entry, language }: { readonly entry: TextEntry; readonly language: string }) {
  const translate = useTranslate();
  const shown = useLanguage();
  const { label, ...place } = entry;
  const english = label['en'] ?? '';
  const name = languageNames(shown).of(language) ?? language;
  const isMissing = label[language] === undefined;
  return (
    <TableRow sx={{ bgcolor: isMissing ? 'state.draft' : undefined }}>
      <TableCell lang="en" sx={{ fontWeight: entry.subreason === null ? 650 : 400 }}>
        {english}
      </TableCell>
      <TableCell>
        {name}
        {isMissing && (
          <Typography component="span" variant="caption" sx={{ display: 'block' }}>
            {translate('console.supportForm.isMissing')}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ minWidth: 200, width: '45%' }}>
        <TextInput
          isLabelHidden
          place={{ ...place, language }}
          label={`${english}: ${name}`}
          value={label[language] ?? ''}
        />
      </TableCell>
    </TableRow>
  );
}
