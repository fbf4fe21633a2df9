import HelpOutlinedIcon from '@mui/icons-material/HelpOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Subject } from '../cell/subject.js';
import type { SectionData } from '../definition/use-section.js';
import type { FieldColumn } from '../values/field.js';
import { WhyDialog } from './WhyDialog.js';

interface WhyButtonProps {
  readonly data: SectionData;
  readonly subject: Subject;
  readonly columns: readonly FieldColumn[];
}

/** Opens the explanation of a row's values. */
export function WhyButton({ data, subject, columns }: WhyButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="dialog"
        aria-label={translate('console.why.open', { name: subject.label })}
        onClick={() => setOpen(true)}
      >
        <HelpOutlinedIcon fontSize="small" />
      </IconButton>
      {isOpen && <WhyDialog data={data} subject={subject} columns={columns} onClose={() => setOpen(false)} />}
    </>
  );
}
