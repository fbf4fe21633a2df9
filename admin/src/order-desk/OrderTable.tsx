import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { OrderHit } from '@manifold/domain/order-desk/contract';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { countryName } from '../shared/place/place-name.js';
import { showExactAmount } from '../shared/values/amount.js';
import { useFormatLocale, useInstantText, useLanguage } from '../language/use-language.js';
import { shipmentText } from './order-texts.js';

const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } };

/** Lists found orders; the number opens the order. */
export function OrderTable({ orders }: { readonly orders: readonly OrderHit[] }) {
  const translate = useTranslate();
  const name = (column: string) => translate(`console.orderDesk.${column}`);
  return (
    <Table size="small" aria-label={translate('console.orderDesk.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{name('order')}</TableCell>
          <TableCell>{name('customer')}</TableCell>
          <TableCell sx={WIDE_ONLY}>{name('country')}</TableCell>
          <TableCell sx={WIDE_ONLY}>{name('method')}</TableCell>
          <TableCell sx={WIDE_ONLY}>{name('shipment')}</TableCell>
          <TableCell align="right">{name('total')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderRow({ order }: { readonly order: OrderHit }) {
  const translate = useTranslate();
  const when = useInstantText();
  const locale = useFormatLocale();
  const language = useLanguage();
  const { id, orderNumber, createdAt, name, email, countryCode, total, paymentMethod } = order;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Link component={RouterLink} to={`/orders/${id}`}>
          {orderNumber}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {when(createdAt)}
        </Typography>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="body2" color="text.secondary">
          {email}
        </Typography>
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{countryName(countryCode, language)}</TableCell>
      <TableCell sx={WIDE_ONLY}>
        {translate(`console.orderDesk.methods.${paymentMethod ?? 'none'}`, { _: paymentMethod ?? '' })}
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{translate(`console.orderDesk.shipments.${shipmentText(order)}`)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {showExactAmount(total, locale)}
      </TableCell>
    </TableRow>
  );
}
