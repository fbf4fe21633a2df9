import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { confirmationMessages as messages } from './messages.js';

const COPY = 'M9 8h11v12H9zM5 16H4V4h11v1';

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 pr-3 pl-5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_auto]';

export interface CopyableDetail {
  readonly key: string;
  readonly name: string;
  /** The copied text, which is shown unless `shown` is set. */
  readonly value: string;
  readonly shown?: ReactNode;
}

/** Details for paying, each with a button that copies it. */
export function CopyableDetails({
  title,
  details,
  children,
}: {
  readonly title: string;
  readonly details: readonly CopyableDetail[];
  /** Below the details. */
  readonly children?: ReactNode;
}) {
  return (
    <section className="rounded-card border border-hairline bg-surface">
      <h2 className="px-5 pt-5 pb-2 text-md font-bold">{title}</h2>
      <dl className="divide-y divide-hairline">
        {details.map(({ key, name, value, shown }) => (
          <div key={key} className={ROW}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular min-w-0 font-semibold">{shown ?? value}</dd>
            <dd className="max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2">
              <CopyButton name={name} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

function CopyButton({ name, value }: { readonly name: string; readonly value: string }) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notices.show({ id: 'copied', kind: 'status', text: formatMessage(messages.copied, { name }) });
    } catch {
      // Forbidden by the browser. The text can be selected by hand.
    }
  };
  const label = formatMessage(messages.copy, { name });
  return (
    <Button variant="quinary" size="sm" icon={COPY} aria-label={label} title={label} onClick={() => void copy()}>
      {null}
    </Button>
  );
}
