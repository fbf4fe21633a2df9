import Typography from '@mui/material/Typography';
import type { StaffGrant } from '@manifold/domain/staff/contract';
import { useTranslate } from 'react-admin';
import { useSections, useStores } from '../definition/use-section.js';
import { useGrantText } from './use-grant-text.js';

/** Lists a person's rights in words. */
export function GrantList({ grants }: { readonly grants: readonly StaffGrant[] | null }) {
  const translate = useTranslate();
  const textOf = useGrantText(useSections().data ?? [], useStores().data ?? []);
  if (grants === null) return <Typography variant="body2">{translate('console.staff.unlimited')}</Typography>;
  if (grants.length === 0) return <Typography variant="body2">{translate('console.staff.looksOnly')}</Typography>;
  return (
    <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }}>
      {grants.map((grant) => (
        <li key={`${grant.section} ${grant.place}`}>{textOf(grant)}</li>
      ))}
    </Typography>
  );
}
