import { useIntl } from 'react-intl';
import { Overlay } from '../../ui/Overlay.js';
import { vatIssueMessages as messages, vatMessages } from './messages.js';

const ISSUES = [
  [messages.invalid, messages.invalidText],
  [messages.private, messages.privateText],
  [messages.system, messages.systemText],
] as const;

export interface VatIssuesProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Explains why a VAT number may not be validated, and that the shopper can continue (spec shell §8). Loaded when it is first
 * opened.
 */
export function VatIssues({ isOpen, onClose }: VatIssuesProps) {
  const { formatMessage } = useIntl();
  return (
    <Overlay
      kind="dialog"
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(vatMessages.issues)}
      closeLabel={formatMessage(messages.close)}
    >
      <div className="space-y-5 p-5 text-sm">
        <dl className="space-y-4">
          {ISSUES.map(([name, text]) => (
            <div key={name.id}>
              <dt className="font-semibold">{formatMessage(name)}</dt>
              <dd className="mt-1 text-ink-soft">{formatMessage(text)}</dd>
            </div>
          ))}
        </dl>
        <p>{formatMessage(messages.stillContinue)}</p>
      </div>
    </Overlay>
  );
}
