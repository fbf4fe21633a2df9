import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CUSTOMER_REASONS, type CustomerReason } from '@manifold/domain/order-desk/contract';
import { useTranslate } from 'react-admin';

interface CustomerReasonFieldProps {
  readonly value: CustomerReason | null;
  readonly onChange: (reason: CustomerReason | null) => void;
}

/** Chooses the reason that the mail about a cancellation gives. It is a choice, because the mail is in the customer's language. */
export function CustomerReasonField({ value, onChange }: CustomerReasonFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('console.orderDesk.customerReason')}
      value={value ?? 'none'}
      onChange={({ target }) => onChange(CUSTOMER_REASONS.find((reason) => reason === target.value) ?? null)}
    >
      {['none', ...CUSTOMER_REASONS].map((reason) => (
        <MenuItem key={reason} value={reason}>
          {translate(`console.orderDesk.customerReasons.${reason}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
