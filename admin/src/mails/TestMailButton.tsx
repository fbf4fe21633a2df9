import Button from '@mui/material/Button';
import type { MailPreviewParams } from '@manifold/domain/mail-preview/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { errorText } from '../shared/errors/error-text.js';
import { callApi } from '../providers/api.js';

/** Sends the mail on screen to the user's own address. */
export function TestMailButton({ choice }: { readonly choice: MailPreviewParams }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('sendTestMail', { body: choice }),
    onSuccess: () => notify(translate('console.mails.sent'), { type: 'success' }),
    onError: (error) => notify(errorText(error, translate), { type: 'error' }),
  });
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
      {translate('console.mails.send')}
    </Button>
  );
}
