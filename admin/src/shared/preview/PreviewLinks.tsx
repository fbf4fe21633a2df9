import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../providers/api.js';
import { errorText } from '../errors/error-text.js';
import { useInstantText } from '../../language/use-language.js';

/** Lists the active preview links of a draft and revokes them. */
export function PreviewLinks({ changeSetId }: { readonly changeSetId: string }) {
  const translate = useTranslate();
  const instantText = useInstantText();
  const notify = useNotify();
  const titleId = useId();
  const { data, refetch } = useQuery({
    queryKey: ['preview-links', changeSetId],
    queryFn: ({ signal }) => callApi('previewLinks', { path: { id: changeSetId }, signal }),
    gcTime: 0,
  });
  const revoke = useMutation({
    mutationFn: (link: string) => callApi('revokePreviewLink', { path: { id: changeSetId, link } }),
    onError: (error) => notify(errorText(error, translate), { type: 'error' }),
    onSettled: () => refetch(),
  });
  if (!data || data.links.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId} sx={{ mb: 0.5 }}>
        {translate('console.preview.made')}
      </Typography>
      <List dense disablePadding sx={{ maxHeight: 160, overflow: 'auto' }}>
        {data.links.map(({ id, createdBy, createdAt, expiresAt, storeKeys }) => {
          const facts = { by: createdBy, at: instantText(createdAt), until: instantText(expiresAt) };
          return (
            <ListItem
              key={id}
              disableGutters
              secondaryAction={
                <Button
                  size="small"
                  color="error"
                  disabled={revoke.isPending}
                  aria-label={translate('console.preview.revokeOf', facts)}
                  onClick={() => revoke.mutate(id)}
                >
                  {translate('console.preview.revoke')}
                </Button>
              }
            >
              <ListItemText
                primary={translate('console.preview.madeBy', facts)}
                secondary={storeKeys === null ? translate('console.preview.everyStore') : storeKeys.join(', ')}
              />
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}
