import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { PreviewLink } from '@manifold/domain/admin-api/preview-routes';
import { useNotify, useTranslate } from 'react-admin';
import { useClipboard } from '../action/use-clipboard.js';

/** Lists the preview link of every shop, changed ones first, to open or copy. */
export function PreviewStores({ link: { path, stores } }: { readonly link: PreviewLink }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { copied, copy } = useClipboard();
  const sorted = stores.toSorted((first, second) => Number(second.isChanged) - Number(first.isChanged));
  const addressOf = (store: PreviewLink['stores'][number]): string => new URL(path, store.origin).href;
  const notifyCopyFailed = () => notify(translate('console.copyRefused'), { type: 'warning' });
  return (
    <List dense disablePadding sx={{ maxHeight: 360, overflow: 'auto' }}>
      {sorted.map((store) => (
        <ListItem
          key={store.storeKey}
          divider
          disableGutters
          secondaryAction={
            <Button
              size="small"
              onClick={() => void copy(addressOf(store), notifyCopyFailed)}
              aria-label={translate('console.preview.copyOf', { name: store.label })}
            >
              {translate(copied === addressOf(store) ? 'console.preview.copied' : 'console.preview.copy')}
            </Button>
          }
        >
          <ListItemText
            primary={
              <>
                <Link href={addressOf(store)} target="_blank" rel="noreferrer">
                  {store.label}
                </Link>{' '}
                {store.isChanged && <Chip size="small" label={translate('console.preview.changed')} />}
              </>
            }
            secondary={store.productionHost}
          />
        </ListItem>
      ))}
    </List>
  );
}
