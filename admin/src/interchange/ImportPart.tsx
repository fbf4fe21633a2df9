import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { CONFIG_FILE_TYPES } from '@manifold/domain/config-interchange/contract';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ImportResult } from './ImportResult.js';
import { useImport } from './use-import.js';

/** Accepts files by drop or file dialog and shows the changes that they would make. */
export function ImportPart({ headingId }: { readonly headingId: string }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const state = useImport();
  const take = (files: FileList | null) => {
    if (files && files.length > 0) void state.compare([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      <Typography variant="h2" id={headingId}>
        {translate('console.interchange.import')}
      </Typography>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        {translate('console.interchange.importHelp')}
      </Typography>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!state.isBusy);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          my: 2,
          p: 3,
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'state.own' : 'transparent',
          borderRadius: 1,
          textAlign: 'center',
        }}
      >
        <Typography sx={{ mb: 1 }}>{translate('console.interchange.drop')}</Typography>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={state.isBusy}
          onClick={() => input.current?.click()}
        >
          {translate('console.interchange.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={CONFIG_FILE_TYPES.join(',')}
          aria-label={translate('console.interchange.choose')}
          onChange={({ target }) => {
            take(target.files);
            target.value = ''; // allows choosing the same file again after it was corrected
          }}
        />
      </Box>
      {state.isBusy && <LinearProgress aria-label={translate('console.loading')} />}
      <ImportResult state={state} />
    </>
  );
}
