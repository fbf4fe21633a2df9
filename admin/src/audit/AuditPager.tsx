import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface AuditPagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Links to newer and older entries; renders nothing if there is only one page. */
export function AuditPager({ page, pages, onPage }: AuditPagerProps) {
  const translate = useTranslate();
  if (pages <= 1 && page === 1) return null;
  return (
    <Stack
      component="nav"
      aria-label={translate('console.audit.pages')}
      direction="row"
      spacing={2}
      sx={{ mt: 2, alignItems: 'center', justifyContent: 'flex-end' }}
    >
      <Button disabled={page === 1} onClick={() => onPage(Math.min(page - 1, Math.max(pages, 1)))}>
        {translate('console.audit.newer')}
      </Button>
      <Typography>{translate('console.audit.page', { page, pages: Math.max(pages, 1) })}</Typography>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {translate('console.audit.older')}
      </Button>
    </Stack>
  );
}
