import { useRef, useState, type PointerEvent } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Returns the index where a dragged item would be dropped: after every item whose middle the pointer has passed. */
function placeUnder(list: HTMLElement, pointerY: number, from: number): number {
  const middles = [...list.children].map((child) => {
    const { top, height } = child.getBoundingClientRect();
    return top + height / 2;
  });
  return middles.filter((middle, index) => index !== from && middle < pointerY).length;
}

/** Moves items of a list by dragging a handle with mouse, pen or finger. A cancelled pointer changes nothing. */
export function usePointerOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag || !list.current) return;
      const to = placeUnder(list.current, event.clientY, drag.from);
      if (to !== drag.to) setDrag({ from: drag.from, to });
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { list, drag, handle };
}
