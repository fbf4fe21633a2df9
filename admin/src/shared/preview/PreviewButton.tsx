import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PreviewDialog } from './PreviewDialog.js';

/** Opens the preview of a draft in the shops. */
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
