import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface EntryListProps<Entry> {
  readonly label: string;
  readonly help: string;
  readonly entries: readonly Entry[];
  readonly isEditable: boolean;
  /** Accessible name of an entry, used by its buttons. */
  readonly nameOf: (entry: Entry) => string;
  /** Creates an empty entry. */
  readonly begin: () => Entry;
  readonly onEntries: (entries: Entry[]) => void;
  readonly children: (entry: Entry, onEntry: (entry: Entry) => void) => ReactNode;
}

function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const others = entries.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

/** Edits an ordered list of entries: move, remove and add. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { label, help, entries, isEditable, nameOf, begin, onEntries, children } = props;
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ fontSize: 15, fontWeight: 650 }}>
        {label}
      </Typography>
      <FormHelperText>{help}</FormHelperText>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, my: 1, display: 'grid', gap: 1.5 }}>
        {entries.map((entry, at) => (
          // Entries have no key, and two can be equal while they are typed.
          <Box component="li" key={at} sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
            <Box sx={{ display: 'grid', gap: 1, flex: '1 1 260px' }}>
              {children(entry, (changed) => onEntries(entries.with(at, changed)))}
            </Box>
            {isEditable && (
              <EntryButtons
                name={nameOf(entry)}
                onUp={at === 0 ? undefined : () => onEntries(moved(entries, at, at - 1))}
                onDown={at === entries.length - 1 ? undefined : () => onEntries(moved(entries, at, at + 1))}
                onRemove={() => onEntries(entries.toSpliced(at, 1))}
              />
            )}
          </Box>
        ))}
      </Box>
      {isEditable && (
        <Button size="small" variant="outlined" onClick={() => onEntries([...entries, begin()])}>
          {translate('console.entries.add')}
        </Button>
      )}
    </Box>
  );
}

interface EntryButtonsProps {
  readonly name: string;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
}

function EntryButtons({ name, onUp, onDown, onRemove }: EntryButtonsProps) {
  const translate = useTranslate();
  const buttons = [
    { word: 'up', Icon: ArrowUpwardIcon, onClick: onUp },
    { word: 'down', Icon: ArrowDownwardIcon, onClick: onDown },
    { word: 'remove', Icon: DeleteIcon, onClick: onRemove },
  ] as const;
  return (
    <span>
      {buttons.map(({ word, Icon, onClick }) => (
        <IconButton
          key={word}
          size="small"
          disabled={onClick === undefined}
          onClick={onClick}
          aria-label={translate(`console.entries.${word}`, { name })}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </span>
  );
}
