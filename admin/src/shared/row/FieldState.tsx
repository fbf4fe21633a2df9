import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { StateMark } from '../cell/StateMark.js';

interface FieldStateProps {
  readonly label: string;
  readonly isOwn: boolean;
  /** The name of the row that provides the inherited value; undefined if there is none. */
  readonly from: string | undefined;
  /** Undefined if the user may only read. */
  readonly onInherit: (() => void) | undefined;
}

/** Shows whether a field has its own value or inherits one. A button removes the field's own value, so that it inherits again. */
export function FieldState({ label, isOwn, from, onInherit }: FieldStateProps) {
  const translate = useTranslate();
  const inherited =
    from === undefined ? translate('console.value.unset') : translate('console.state.inheritedFrom', { from });
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 30, fontSize: 13, color: 'text.secondary' }}
    >
      <StateMark state={isOwn ? 'own' : 'inherited'} />
      <span>{isOwn ? translate('console.state.own') : inherited}</span>
      {isOwn && onInherit && (
        <Button size="small" onClick={onInherit} aria-label={translate('console.row.inheritOf', { name: label })}>
          {translate('console.row.inherit')}
        </Button>
      )}
    </Box>
  );
}
