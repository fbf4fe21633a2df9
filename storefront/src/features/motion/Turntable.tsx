import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

const messages = defineMessages({
  angle: { id: 'motion.angle', defaultMessage: 'Angle of view' },
  hint: { id: 'motion.hint', defaultMessage: 'Drag the picture or move the slider.' },
});

/** Pixels of a drag per picture. */
const PIXELS_PER_FRAME = 14;

/** Returns the index of the picture to show after a drag. Dragging right turns the front to the right; the index wraps around. */
export function frameAfter(first: number, pixels: number, count: number): number {
  const moved = first - Math.round(pixels / PIXELS_PER_FRAME);
  return ((moved % count) + count) % count;
}

const FULL_TURN = 360;
const SIZE = 800;

/** Shows a product from all sides: turned by dragging, or with the slider by keyboard. Nothing moves by itself. */
export function Turntable({ frames, alt }: { readonly frames: readonly string[]; readonly alt: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const [frame, setFrame] = useState(0);
  const grip = useRef<{ x: number; frame: number }>(undefined);
  const hintId = useId();
  // Preload all pictures, so that turning shows them without delay.
  useEffect(() => {
    for (const url of frames) new Image().src = url;
  }, [frames]);
  const take = (event: PointerEvent<HTMLImageElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, frame };
  };
  const turn = (event: PointerEvent<HTMLImageElement>) => {
    if (grip.current) setFrame(frameAfter(grip.current.frame, event.clientX - grip.current.x, frames.length));
  };
  const release = () => (grip.current = undefined);
  const degrees = Math.round((frame * FULL_TURN) / frames.length);
  return (
    <div className="p-5">
      <img
        src={frames[frame]}
        alt={alt}
        width={SIZE}
        height={SIZE}
        draggable={false}
        onPointerDown={take}
        onPointerMove={turn}
        onPointerUp={release}
        onPointerCancel={release}
        className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full cursor-grab touch-pan-y select-none active:cursor-grabbing"
      />
      <input
        type="range"
        min={0}
        max={frames.length - 1}
        value={frame}
        onChange={({ target }) => setFrame(Number(target.value))}
        aria-label={formatMessage(messages.angle)}
        aria-valuetext={`${formatNumber(degrees)}°`}
        aria-describedby={hintId}
        className="mt-4 h-11 w-full accent-ink"
      />
      <p id={hintId} className="text-center text-sm text-ink-soft">
        {formatMessage(messages.hint)}
      </p>
    </div>
  );
}
