import { useRef, type DragEvent, type MouseEvent } from 'react';

/** Pixels from which react-slick moves the row. */
const dragFrom = 10;

/**
 * Handlers for the element around a react-slick row: the click that ends a drag does nothing, any other click reaches
 * its link or button. A finger's drag ends in no click. react-slick stops that click itself, but as it bubbles: a link
 * of the router has followed it by then. Native dragging of links is off, since it ends without the events that
 * react-slick waits for.
 */
export function useDragGuard() {
  const drag = useRef({ startX: 0, isDrag: false });
  return {
    onMouseDownCapture({ clientX }: MouseEvent) {
      drag.current = { startX: clientX, isDrag: false };
    },
    onMouseMoveCapture({ buttons, clientX }: MouseEvent) {
      const isFar = Math.abs(clientX - drag.current.startX) > dragFrom;
      if (buttons !== 0 && isFar) drag.current.isDrag = true;
    },
    onClickCapture(event: MouseEvent) {
      // The keyboard's click has no detail: it ends no drag.
      if (!drag.current.isDrag || event.detail === 0) return;
      drag.current.isDrag = false;
      event.preventDefault();
      event.stopPropagation();
      // react-slick prevents the next click that it sees after a drag: it sees this one, on no link.
      event.currentTarget
        .querySelector('.slick-list')
        ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
    },
    onDragStart(event: DragEvent) {
      event.preventDefault();
    },
  };
}
