import type { Cart } from '@manifold/domain/cart/contract';
import type { ExpressWallet } from '@manifold/domain/express-payment/offered-wallets';
import type { Money } from '@manifold/domain/money/money';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { useCheckoutConfig } from '../../platform/store/use-store-config.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { chosenWallet } from './chosen-wallet.js';
import { requireProviderDocument } from './online/provider-document.js';
import type { OnlinePaymentSetup } from './online/setup.js';
import { SIMULATED_NAMES } from './online/simulated-wallet.js';
import { expressMessages as messages } from './express-messages.js';
import { SimulatedSheet } from './SimulatedSheet.js';
import { type ExpressPayment as Express, useExpressPayment } from './use-express-payment.js';

/** The wallets' own names, which no language translates. */
const NAMES = { applepay: 'Apple Pay', googlepay: 'Google Pay' } as const satisfies Record<ExpressWallet, string>;

/** Loads what the provider offers for the cart; undefined until then, and if it cannot be reached: the cart works without it. */
function useWalletSetup(cartId: string, isOffered: boolean): OnlinePaymentSetup | undefined {
  const { api } = useShop();
  const [setup, setSetup] = useState<OnlinePaymentSetup>();
  // Only the provider knows which of the store's wallets it accepts now.
  useEffect(() => {
    if (!isOffered) return;
    api.commerce('onlinePaymentMethods', { cartId }).then(setSetup, () => undefined);
  }, [api, cartId, isOffered]);
  return setup;
}

/** Apple Pay exists in Apple's browsers only; the sandbox simulates it everywhere. */
const isUsable = (wallet: ExpressWallet, { browserBase, methods }: OnlinePaymentSetup): boolean =>
  methods.paymentMethods.some(({ type }) => type === wallet) &&
  (browserBase !== null || wallet !== 'applepay' || 'ApplePaySession' in window);

export interface ExpressPaymentProps {
  readonly cart: Cart;
  /** The total of the cart page, with shipping. */
  readonly total: Money;
  /** Whether the cart cannot be ordered as it is. Does not interrupt a payment that has begun. */
  readonly isBlocked: boolean;
}

/** The wallets that pay the cart at once; only why one failed if the store or the provider offers none. */
export function ExpressPayment({ cart, total, isBlocked }: ExpressPaymentProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const offered = useCheckoutConfig()?.expressWallets ?? [];
  // A company's invoice needs data that a wallet does not have.
  const isOffered = offered.length > 0 && cart.clientType === 'private' && cart.cartState === 'Active';
  const setup = useWalletSetup(cart.id, isOffered);
  const express = useExpressPayment(cart);
  const [chosen, setChosen] = useState<ExpressWallet>();
  // Pressing the button of a wallet that failed tries again.
  const [round, setRound] = useState(0);
  // The page may have been loaded again for the wallet; only the browser knows.
  useEffect(() => {
    const kept = chosenWallet.take();
    if (kept) setChosen(kept);
  }, []);
  const wallets = setup && isOffered ? offered.filter((wallet) => isUsable(wallet, setup)) : [];
  const { stage, problem } = express;
  const explanation = <div role="alert">{problem ? <p className="text-sm text-danger">{problem}</p> : null}</div>;
  // The cart may be frozen for a payment elsewhere since the wallet was pressed.
  if (!setup || (stage === 'idle' && (isBlocked || wallets.length === 0))) return problem ? explanation : null;
  const isSimulated = setup.browserBase !== null;
  return (
    <section aria-labelledby={titleId} className="space-y-2">
      <h3 id={titleId} className="text-sm font-semibold">
        {formatMessage(messages.title)}
      </h3>
      <div className="grid gap-2">
        {wallets.map((wallet) => (
          <Button
            key={wallet}
            variant="secondary"
            isBusy={stage !== 'idle' && chosen === wallet}
            onClick={() => {
              if (stage !== 'idle') return;
              setChosen(wallet);
              setRound(round + 1);
            }}
          >
            {isSimulated ? formatMessage(messages[SIMULATED_NAMES[wallet]]) : NAMES[wallet]}
          </Button>
        ))}
      </div>
      {isSimulated ? (
        <Simulated
          wallet={stage === 'idle' ? chosen : undefined}
          setup={setup}
          total={total}
          express={express}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
      {!isSimulated && chosen ? (
        <WalletButton key={`${chosen} ${round}`} wallet={chosen} setup={setup} total={total} express={express} />
      ) : null}
      {explanation}
    </section>
  );
}

interface ChosenWalletProps {
  readonly setup: OnlinePaymentSetup;
  readonly total: Money;
  readonly express: Express;
}

interface SimulatedProps extends ChosenWalletProps {
  readonly wallet: ExpressWallet | undefined;
  readonly onClose: () => void;
}

function Simulated({ wallet, setup, total, express, onClose }: SimulatedProps) {
  const formatAmount = useMoney();
  const postalCode = useCheckoutConfig()?.postalCode.example ?? '';
  return (
    <SimulatedSheet
      wallet={wallet}
      total={formatAmount(total)}
      countryCode={setup.countryCode}
      postalCode={postalCode}
      onPay={(payment, owner) => {
        onClose();
        void express.pay(payment, owner, total);
      }}
      onClose={onClose}
    />
  );
}

/** The wallet's own button. Loads the provider's library only here, because most carts are paid on the payment page. */
function WalletButton({ wallet, setup, total, express }: ChosenWalletProps & { readonly wallet: ExpressWallet }) {
  const { formatMessage } = useIntl();
  const node = useRef<HTMLDivElement>(null);
  const latest = useRef(express);
  const [hasFailed, setFailed] = useState(false);
  const { centAmount, currencyCode } = total;
  // The button keeps its first callbacks. The ref lets them use the cart's newest version.
  useEffect(() => {
    latest.current = express;
  });
  // The button belongs to the provider's library, which needs an element of the page.
  useEffect(() => {
    const element = node.current;
    if (!element || requireProviderDocument(() => chosenWallet.keep(wallet))) return;
    let unmount: (() => void) | undefined;
    let isStopped = false;
    const mount = async () => {
      const { mountWalletButton } = await import('./wallet-button.js');
      const remove = await mountWalletButton({
        wallet,
        setup,
        centAmount,
        node: element,
        pay: (payment, owner) => latest.current.pay(payment, owner, { centAmount, currencyCode }),
        sendDetails: (details) => latest.current.sendDetails(details),
      });
      if (isStopped) remove();
      else unmount = remove;
    };
    mount().catch(() => setFailed(true));
    return () => {
      isStopped = true;
      unmount?.();
    };
  }, [wallet, setup, centAmount, currencyCode]);
  return (
    <>
      <div ref={node} className="drop-in" />
      <div role="alert">{hasFailed ? <p className="text-sm">{formatMessage(messages.unavailable)}</p> : null}</div>
    </>
  );
}
