import { Link, Outlet } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { CookieSettingsButton } from '../features/consent/CookieSettingsButton.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { classNames } from '../ui/class-names.js';
import { Icon } from '../ui/Icon.js';
import { CHECKOUT_STEPS, type CheckoutStep, checkoutStepMessages } from '../platform/checkout/steps.js';
import { useReducedStep } from './use-reduced-step.js';
import { CONTENT_ID } from './use-focus-on-navigation.js';
import { Logo } from './Logo.js';
import { shellMessages } from './messages.js';

/** The frame of a checkout step; the cart page has that of the shop. */
export function CheckoutFrame() {
  const step = useReducedStep();
  return step ? <ReducedFrame step={step} /> : <Outlet />;
}

/** The reduced frame of the checkout: logo, phone number and progress, without menus. */
function ReducedFrame({ step }: { readonly step: CheckoutStep }) {
  const { formatMessage } = useIntl();
  const { phone } = useStoreConfig().customerCare;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="shop-head border-b border-hairline bg-surface">
        <div className="mx-auto flex h-16 max-w-checkout items-center justify-between gap-4 px-4 lg:px-0">
          <Logo />
          {phone ? (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              aria-label={formatMessage(shellMessages.call, { phone })}
              className="tabular flex items-center gap-2 text-sm font-semibold hover:underline"
            >
              <Icon name="phone" />
              <span className="max-sm:sr-only">{phone}</span>
            </a>
          ) : null}
        </div>
      </header>
      <Progress step={step} />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-checkout flex-1 px-4 pb-16 outline-none lg:px-0"
      >
        <Outlet />
      </main>
      <footer className="mx-auto w-full max-w-checkout px-4 pb-6 text-xs text-ink-soft lg:px-0">
        <CookieSettingsButton />
      </footer>
    </div>
  );
}

/** The steps of the checkout. Completed steps are links until the order is placed. */
function Progress({ step }: { readonly step: CheckoutStep }) {
  const { formatMessage } = useIntl();
  const current = CHECKOUT_STEPS.indexOf(step);
  const isPlaced = step === 'thank-you';
  return (
    <nav
      aria-label={formatMessage(checkoutStepMessages.progress)}
      className="mx-auto w-full max-w-checkout px-4 lg:px-0"
    >
      <ol className="flex flex-wrap items-center gap-1 py-5 text-xs sm:gap-2 sm:text-sm">
        {CHECKOUT_STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? 'step' : undefined}
            className="flex flex-1 items-center gap-1 last:flex-none sm:gap-2"
          >
            <Step name={name} number={index + 1} state={stateOf(index, current, isPlaced)} />
            {index < CHECKOUT_STEPS.length - 1 ? (
              <span aria-hidden="true" className="h-px flex-1 bg-hairline-strong" />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepState = 'done' | 'done-final' | 'current' | 'ahead';

function stateOf(index: number, current: number, isPlaced: boolean): StepState {
  if (index > current) return 'ahead';
  if (index === current) return 'current';
  return isPlaced ? 'done-final' : 'done';
}

function Step({
  name,
  number,
  state,
}: {
  readonly name: CheckoutStep;
  readonly number: number;
  readonly state: StepState;
}) {
  const { formatMessage } = useIntl();
  const isDone = state === 'done' || state === 'done-final';
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'tabular grid size-6 place-items-center rounded-full text-xs font-bold',
          state === 'ahead' ? 'bg-sunken text-ink-faint' : 'bg-ink text-ground',
        )}
      >
        {isDone ? <Icon name="check" className="size-4" /> : number}
      </span>
      <span
        className={classNames(
          state === 'current' ? 'font-bold' : 'max-sm:sr-only',
          state === 'ahead' && 'text-ink-faint',
        )}
      >
        {formatMessage(checkoutStepMessages[name])}
      </span>
    </>
  );
  if (state !== 'done') return <span className="flex items-center gap-2">{content}</span>;
  return (
    <Link to={`/checkout/${name}`} className="flex items-center gap-2 hover:underline">
      {content}
    </Link>
  );
}
