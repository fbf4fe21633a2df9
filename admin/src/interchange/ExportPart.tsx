import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { EXPORT_FORMATS, type ExportFormat } from '@manifold/domain/config-interchange/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { addressOfRoute } from '../providers/api.js';
import { useSections, useStores } from '../shared/definition/use-section.js';

/** Converts `section cash-on-delivery` or `store ferrum_sk` to the query of the export. */
function queryOf(chosen: string, format: ExportFormat) {
  const [kind = '', key = ''] = chosen.split(' ');
  return { [kind]: key, format };
}

/** Exports a section or a store. */
export function ExportPart({ headingId }: { readonly headingId: string }) {
  const translate = useTranslate();
  const { data: sections = [] } = useSections();
  const { data: stores = [] } = useStores();
  const [chosen, setChosen] = useState('');
  const [format, setFormat] = useState<ExportFormat>('yaml');
  return (
    <>
      <Typography variant="h2" id={headingId}>
        {translate('console.interchange.export')}
      </Typography>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        {translate('console.interchange.exportHelp')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <TextField
          select
          label={translate('console.interchange.what')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ width: { xs: '100%', sm: 280 } }}
        >
          <ListSubheader>{translate('console.interchange.sections')}</ListSubheader>
          {sections.map(({ key, label }) => (
            <MenuItem key={key} value={`section ${key}`}>
              {label}
            </MenuItem>
          ))}
          <ListSubheader>{translate('console.interchange.stores')}</ListSubheader>
          {stores.map(({ storeKey, label, brandKey }) => (
            <MenuItem key={storeKey} value={`store ${storeKey}`}>
              {`${label} (${brandKey})`}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={translate('console.interchange.format')}
          value={format}
          onChange={({ target }) => setFormat(target.value === 'json' ? 'json' : 'yaml')}
          sx={{ width: 120 }}
        >
          {EXPORT_FORMATS.map((each) => (
            <MenuItem key={each} value={each}>
              {each.toUpperCase()}
            </MenuItem>
          ))}
        </TextField>
        <Button
          component="a"
          download
          variant="contained"
          disabled={chosen === ''}
          href={addressOfRoute('exportConfig', { query: queryOf(chosen, format) })}
          startIcon={<DownloadIcon />}
        >
          {translate('console.interchange.download')}
        </Button>
      </Stack>
    </>
  );
}
