import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState, type ReactNode } from 'react';

interface OpenableRowProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** Number of table columns, including the button's. */
  readonly columns: number;
  /** Cells after the one with the button. */
  readonly children: ReactNode;
  /** Shown below the row while it is open. */
  readonly details: ReactNode;
}

/** A table row that expands to its details. */
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
