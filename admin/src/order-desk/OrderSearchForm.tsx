import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';

interface OrderSearchFormProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** One field for number, e-mail address, payment reference and name. */
export function OrderSearchForm({ q, onSearch }: OrderSearchFormProps) {
  const translate = useTranslate();
  const [text, setText] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <Stack component="form" role="search" direction="row" spacing={1} sx={{ mb: 2, maxWidth: 720 }} onSubmit={submit}>
      <TextField
        type="search"
        fullWidth
        label={translate('console.orderDesk.search')}
        helperText={translate('console.orderDesk.searchHelp')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { minLength: 2, maxLength: 120, autoComplete: 'off', spellCheck: false } }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<SearchIcon />}
        disabled={text.trim().length < 2}
        sx={{ alignSelf: 'flex-start', height: 40, flexShrink: 0 }}
      >
        {translate('console.orderDesk.find')}
      </Button>
    </Stack>
  );
}
