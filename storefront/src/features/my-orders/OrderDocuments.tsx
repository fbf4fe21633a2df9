import type { MyOrder } from '@manifold/domain/my-orders/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.js';
import { orderMessages as messages } from './messages.js';
import { OrderPart } from './OrderPart.js';

/** The invoice and credit notes as PDF. */
export function OrderDocuments({ order: { invoice, creditNotes } }: { readonly order: MyOrder }) {
  const { formatMessage } = useIntl();
  const documents = [
    { path: invoice, name: formatMessage(messages.invoice) },
    ...creditNotes.map(({ path, number }) => ({ path, name: formatMessage(messages.creditNote, { number }) })),
  ];
  return (
    <OrderPart title={formatMessage(messages.documents)}>
      <ul>
        {documents.map(({ path, name }) => (
          <li key={path}>
            <a
              href={path}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4"
            >
              <Icon name="document" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </OrderPart>
  );
}
