import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MailPreview } from '@manifold/domain/mail-preview/contract';
import { useTranslate } from 'react-admin';

/** Shows the head of a mail: subject, sender, address for replies and attachments. */
export function MailFacts({ preview }: { readonly preview: MailPreview }) {
  const translate = useTranslate();
  const { subject, from, replyTo, attachments } = preview;
  const none = translate('console.mails.none');
  const facts = [
    ['subject', subject],
    ['from', from],
    ['replyTo', replyTo ?? none],
    ['attachments', attachments.join(', ') || none],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="text.secondary">
            {translate(`console.mails.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
