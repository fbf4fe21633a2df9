import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PreviewDialog } from './PreviewDialog.js';

/** Leads to the shops as a draft would make them. */
export function PreviewButton({ changeSetId }: { readonly changeSetId: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('console.preview.open')}</Button>
      {isOpen && <PreviewDialog changeSetId={changeSetId} onClose={() => setOpen(false)} />}
    </>
  );
}
