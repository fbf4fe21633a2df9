import type { ConsentCategory } from '@manifold/domain/cookie-consent/question';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { decideConsent, hasConsent, subscribeToConsent } from '../../platform/consent/consent.js';
import { usePanel } from '../../platform/panels/use-panel.js';
import { Button } from '../../ui/Button.js';
import { Overlay } from '../../ui/Overlay.js';
import { consentMessages } from './messages.js';
import { useConsentTexts } from './use-consent-texts.js';

const NONE: readonly string[] = [];
const noCategories = () => NONE;
const grantedCategories = () => window.shopConsent ?? NONE;

interface ConsentSettingsProps {
  readonly closeLabel: string;
}

/** The second layer: each category on its own. Closing it changes nothing. */
export default function ConsentSettings({ closeLabel }: ConsentSettingsProps) {
  const { formatMessage } = useIntl();
  const { isOpen, close } = usePanel('consent');
  const { title, text, parts } = useConsentTexts();
  const granted = useSyncExternalStore(subscribeToConsent, grantedCategories, noCategories);
  const decide = (categories: readonly ConsentCategory[]): void => {
    close();
    decideConsent(categories);
  };
  return (
    <Overlay isOpen={isOpen} onClose={close} title={title} closeLabel={closeLabel} kind="dialog">
      <div className="grid gap-5 p-5">
        <p className="text-sm text-ink-soft">{text}</p>
        {/* A new form for each opening, and for a choice in another tab, so that it shows the choice in force. */}
        {isOpen ? <Choices key={granted.join(' ')} parts={parts} decide={decide} /> : null}
        <div className="grid gap-2 sm:grid-cols-2">
          <Button variant="secondary" isWide onClick={() => decide([])}>
            {formatMessage(consentMessages.refuse)}
          </Button>
          <Button variant="secondary" isWide onClick={() => decide(parts.map(({ category }) => category))}>
            {formatMessage(consentMessages.accept)}
          </Button>
        </div>
      </div>
    </Overlay>
  );
}

interface ChoicesProps {
  readonly parts: ReturnType<typeof useConsentTexts>['parts'];
  readonly decide: (categories: readonly ConsentCategory[]) => void;
}

function Choices({ parts, decide }: ChoicesProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<readonly ConsentCategory[]>(() =>
    parts.map(({ category }) => category).filter(hasConsent),
  );
  const toggle = (category: ConsentCategory): void =>
    setChosen((now) => (now.includes(category) ? now.filter((other) => other !== category) : [...now, category]));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    decide(chosen);
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <Category
        name={formatMessage(consentMessages.necessary)}
        text={formatMessage(consentMessages.necessaryText)}
        isChosen
      />
      {parts.map(({ category, name, text }) => (
        <Category
          key={category}
          name={name}
          text={text}
          isChosen={chosen.includes(category)}
          onToggle={() => toggle(category)}
        />
      ))}
      <Button type="submit" variant="tertiary" isWide>
        {formatMessage(consentMessages.save)}
      </Button>
    </form>
  );
}

interface CategoryProps {
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  /** Absent for a category without a choice. */
  readonly onToggle?: () => void;
}

function Category({ name, text, isChosen, onToggle }: CategoryProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 border-b border-hairline pb-4">
      <input
        id={id}
        aria-describedby={`${id}-text`}
        type="checkbox"
        checked={isChosen}
        disabled={!onToggle}
        onChange={onToggle}
        className="mt-0.5 size-6 shrink-0 accent-accent"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {name}
        </label>
        <p id={`${id}-text`} className="text-sm text-ink-soft">
          {text}
        </p>
      </div>
    </div>
  );
}
