import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '@manifold/domain/order-desk/contract';
import { useTranslate } from 'react-admin';
import { showExactAmount } from '../shared/values/amount.js';
import { useFormatLocale } from '../language/use-language.js';
import { OrderSection } from './OrderSection.js';

/** Lists the ordered products. */
export function OrderLines({ order }: { readonly order: DeskOrder }) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const title = translate('console.orderDesk.lines');
  return (
    <OrderSection title={title}>
      <Table size="small" aria-label={title}>
        <TableBody>
          {order.lines.map(({ id, sku, name, quantity, total }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                {name}
                <Typography variant="body2" color="text.secondary">
                  {sku}
                </Typography>
              </TableCell>
              <TableCell align="right">{`${quantity} ×`}</TableCell>
              <TableCell align="right" sx={{ pr: 0, whiteSpace: 'nowrap' }}>
                {showExactAmount(total, locale)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </OrderSection>
  );
}
