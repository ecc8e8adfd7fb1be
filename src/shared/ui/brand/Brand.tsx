import { markPath } from '../../../../contract/mark.ts';
import { useShopName } from '../../site/useSite.ts';
import './brand.css';

/** Renders the logo and the name. The parent sets the font. */
export function Brand() {
  return (
    <span className="brand" translate="no">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
        <path d={markPath} fill="currentColor" className="brand-mark" />
      </svg>
      <span>{useShopName()}</span>
    </span>
  );
}
