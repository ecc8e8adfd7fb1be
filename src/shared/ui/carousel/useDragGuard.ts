import { useRef, type DragEvent, type MouseEvent } from 'react';

/** Pixels after which react-slick moves the row. */
const dragFrom = 10;

/**
 * Returns handlers for the element around a react-slick row: the click that ends a drag does nothing, any other click
 * reaches its link or button. A touch drag does not end with a click. react-slick stops that click itself, but in the
 * bubbling phase, when a link of the router has already followed it. Native dragging of links is off, because it ends
 * without the events that react-slick needs.
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
      // A click by keyboard has no detail: it ends no drag.
      if (!drag.current.isDrag || event.detail === 0) return;
      drag.current.isDrag = false;
      event.preventDefault();
      event.stopPropagation();
      // After a drag react-slick prevents the next click that it gets: it gets this one, which is on no link.
      event.currentTarget
        .querySelector('.slick-list')
        ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
    },
    onDragStart(event: DragEvent) {
      event.preventDefault();
    },
  };
}
