import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../chunks/LazyPart.js';
import { LatePartFailure } from '../errors/LoadFailure.js';
import { withMessages } from '../intl/page-messages.js';
import { useStoreConfig } from '../store/use-store-config.js';
import { Button } from '../../ui/Button.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Icon } from '../../ui/Icon.js';
import { RESULT_MESSAGES, vatMessages } from './messages.js';
import { isUnanswered, type VatCheckState, type VatResult } from './vat-check.js';

const VatIssues = lazyPart(
  async () => (await withMessages('vat', import('./VatIssues.js'))).VatIssues,
  LatePartFailure,
);

const LOOKS = {
  good: { className: 'bg-ok-ground', icon: 'check', iconClass: 'text-ok' },
  doubtful: { className: 'bg-warn-ground', icon: 'info', iconClass: 'text-warn' },
} as const;

const isGood = (result: VatResult): boolean => result === 'net' || result === 'valid';

export interface VatNoticeProps {
  readonly state: VatCheckState;
  readonly onRetry: () => void;
}

/** Announces the check of a VAT number and its result. Rendered from the start, as screen readers announce only known regions. */
export function VatNotice({ state, onRetry }: VatNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="col-span-6 empty:hidden" role="status">
      {state.status === 'running' ? (
        <p className="flex items-center gap-2 rounded-card bg-sunken p-4 text-sm">
          <Icon name="search" className="animate-pulse" />
          {formatMessage(vatMessages.checking)}
        </p>
      ) : null}
      {state.status === 'done' ? <Result result={state.result} onRetry={onRetry} /> : null}
    </div>
  );
}

function Result({ result, onRetry }: { readonly result: VatResult; readonly onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const { className, icon, iconClass } = LOOKS[isGood(result) ? 'good' : 'doubtful'];
  const [title, ...others] = RESULT_MESSAGES[result];
  return (
    <div className={`flex items-start gap-2 rounded-card p-4 text-sm ${className}`}>
      <Icon name={icon} className={`mt-px ${iconClass}`} />
      <div className="min-w-0 space-y-2">
        {title ? <p className="font-semibold">{formatMessage(title)}</p> : null}
        {others.length > 0 ? <p>{others.map((message) => formatMessage(message)).join(' ')}</p> : null}
        {isGood(result) ? null : <Remedies result={result} onRetry={onRetry} />}
      </div>
    </div>
  );
}

function Remedies({ result, onRetry }: { readonly result: VatResult; readonly onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const [isExplained, setExplained] = useState<boolean>();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isUnanswered(result) ? (
        <Button variant="tertiary" size="sm" onClick={onRetry}>
          {formatMessage(vatMessages.retry)}
        </Button>
      ) : null}
      {result === 'without-rate-change' ? null : (
        <Button variant="link" className="min-h-11 text-sm" onClick={() => setExplained(true)}>
          {formatMessage(vatMessages.issues)}
        </Button>
      )}
      {result === 'not-valid' ? null : <SupportLink />}
      {isExplained === undefined ? null : <VatIssues isOpen={isExplained} onClose={() => setExplained(false)} />}
    </div>
  );
}

/** Links to customer care: its e-mail address, else the help pages in a new tab, so that the form stays open. */
function SupportLink() {
  const { formatMessage } = useIntl();
  const { customerCare, slugs } = useStoreConfig();
  const { email } = customerCare;
  const className = buttonClasses({ variant: 'link', className: 'min-h-11 text-sm' });
  const text = formatMessage(vatMessages.needSupport);
  if (email)
    return (
      <a href={`mailto:${email}`} className={className}>
        {text}
      </a>
    );
  return (
    <Link to="/$slug" params={{ slug: slugs['help-centre'] }} target="_blank" preload={false} className={className}>
      {text}
    </Link>
  );
}
