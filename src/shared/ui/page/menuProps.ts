/** The props of a menu or a popover that a button opens. */
export interface MenuProps {
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
}
