import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { NoticeCard, NoticeRegion, type NoticeProps } from '../../ui/NoticeRegion.js';
import { Overlay, type OverlayProps } from '../../ui/Overlay.js';
import { Chapter, Specimen, States } from './Specimen.js';

const KINDS: readonly { readonly kind: OverlayProps['kind']; readonly name: string }[] = [
  { kind: 'dialog', name: 'dialog' },
  { kind: 'drawer', name: 'drawer' },
  { kind: 'drawer-start', name: 'drawer at the start' },
];
const NOTICES: readonly NoticeProps[] = [
  { id: 'status', kind: 'status', text: 'The machine is in your cart.' },
  { id: 'problem', kind: 'problem', text: 'Only 3 pieces are left. We have changed the quantity in your cart to 3.' },
];
const LINES = 30;

export function OverlaysChapter() {
  return (
    <Chapter id="overlays" title="Overlays and notifications">
      <Overlays />
      <Notices />
    </Chapter>
  );
}

function Overlays() {
  const [open, setOpen] = useState<OverlayProps['kind']>();
  const close = () => setOpen(undefined);
  return (
    <Specimen name="Overlay" text="closes on Escape, a click outside or the close button">
      <States>
        {KINDS.map(({ kind, name }) => (
          <Button key={kind} variant="tertiary" onClick={() => setOpen(kind)}>
            {`Open the ${name}`}
          </Button>
        ))}
      </States>
      {KINDS.map(({ kind, name }) => (
        <Overlay
          key={kind}
          kind={kind}
          isOpen={open === kind}
          onClose={close}
          title={`A ${name}`}
          closeLabel="Close"
          footer={
            <div className="p-5">
              <Button isWide onClick={close}>
                Understood
              </Button>
            </div>
          }
        >
          <div className="space-y-3 p-5 text-sm text-ink-soft">
            {Array.from({ length: LINES }, (_, line) => (
              <p key={line}>Long content scrolls between the title and the footer.</p>
            ))}
          </div>
        </Overlay>
      ))}
    </Specimen>
  );
}

function Notices() {
  const [shown, setShown] = useState<readonly NoticeProps[]>([]);
  const show = (notice: NoticeProps) => setShown((before) => [...before.filter(({ id }) => id !== notice.id), notice]);
  const dismiss = (id: string) => setShown((before) => before.filter((notice) => notice.id !== id));
  return (
    <Specimen name="NoticeRegion" text="announced to screen readers">
      <div className="space-y-3">
        {NOTICES.map((notice) => (
          <NoticeCard
            key={notice.id}
            {...notice}
            retryLabel="Try again"
            dismissLabel={`Dismiss the ${notice.kind}`}
            onDismiss={dismiss}
          />
        ))}
        <States>
          {NOTICES.map((notice) => (
            <Button key={notice.id} variant="tertiary" onClick={() => show(notice)}>
              {`Show a ${notice.kind}`}
            </Button>
          ))}
        </States>
      </div>
      <NoticeRegion notices={shown} retryLabel="Try again" dismissLabel="Dismiss" onDismiss={dismiss} />
    </Specimen>
  );
}
