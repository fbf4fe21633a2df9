import type { Product } from '@manifold/domain/catalogue/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { Overlay } from '../../ui/Overlay.js';
import { defineMessages } from '../../ui/define-messages.js';
import { Turntable } from './Turntable.js';

const motionMessages = defineMessages({
  turn: { id: 'motion.turn', defaultMessage: 'Turn it around' },
  film: { id: 'motion.film', defaultMessage: 'See it at work' },
  close: { id: 'motion.close', defaultMessage: 'Close' },
});

const TURN = 'M4 12c0-2 3.5-3.5 8-3.5s8 1.5 8 3.5-3.5 3.5-8 3.5m0 0 2.5-2.5M12 15.5l2.5 2.5';
const PLAY = 'M8 5v14l11-7L8 5Z';

type View = 'turn' | 'film';

const SIZE = 800;

/** Opens a turntable view and a film of the product. Both load only when they are opened. */
export function ProductMotion({ product }: { readonly product: Product }) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<View>();
  const { name, frames, filmUrl } = product;
  const close = () => setShown(undefined);
  const overlay = { onClose: close, closeLabel: formatMessage(motionMessages.close), kind: 'dialog' as const };
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {frames.length > 0 ? (
        <Button variant="tertiary" size="sm" icon={TURN} onClick={() => setShown('turn')} aria-haspopup="dialog">
          {formatMessage(motionMessages.turn)}
        </Button>
      ) : null}
      {filmUrl ? (
        <Button variant="tertiary" size="sm" icon={PLAY} onClick={() => setShown('film')} aria-haspopup="dialog">
          {formatMessage(motionMessages.film)}
        </Button>
      ) : null}
      <Overlay {...overlay} isOpen={shown === 'turn'} title={formatMessage(motionMessages.turn)}>
        {shown === 'turn' ? <Turntable frames={frames} alt={name} /> : null}
      </Overlay>
      <Overlay {...overlay} isOpen={shown === 'film'} title={formatMessage(motionMessages.film)}>
        {shown === 'film' && filmUrl ? (
          <img
            src={filmUrl}
            alt={name}
            width={SIZE}
            height={SIZE}
            className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full p-5"
          />
        ) : null}
      </Overlay>
    </div>
  );
}
