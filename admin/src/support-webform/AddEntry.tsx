import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';

interface AddEntryProps {
  readonly label: string;
  readonly onAdd: (english: string) => void;
}

/** Adds an entry by its English text; translations follow later. */
export function AddEntry({ label, onAdd }: AddEntryProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={add} sx={{ py: 1 }}>
      <TextField
        fullWidth
        label={label}
        value={text}
        slotProps={{ htmlInput: { lang: 'en', maxLength: 120 } }}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="outlined" aria-disabled={text.trim() === ''} sx={{ flex: 'none' }}>
        {translate('console.supportForm.add')}
      </Button>
    </Stack>
  );
}
