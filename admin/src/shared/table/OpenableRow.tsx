import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState, type ReactNode } from 'react';

interface OpenableRowProps {
  /** What the button is called that opens it. */
  readonly label: string;
  /** How many cells the table has, the button's included. */
  readonly columns: number;
  /** Its cells, behind the one with the button. */
  readonly children: ReactNode;
  /** What stands below it while it is open. */
  readonly details: ReactNode;
}

/** A line of a table, and below it all that is known of it while it is open. */
export function OpenableRow({ label, columns, children, details }: OpenableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <>
      <TableRow hover>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={label}
            onClick={() => setOpen(!isOpen)}
          >
            <ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </TableCell>
        {children}
      </TableRow>
      {isOpen && (
        <TableRow id={detailsId}>
          <TableCell colSpan={columns} sx={{ bgcolor: 'action.hover' }}>
            {details}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
