import { brandCopy } from '../copy.ts';
import './brand.css';

/** Renders the logo and the name. The parent sets the font. */
export function Brand() {
  return (
    <span className="brand" translate="no">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
        <path
          d="M5 29V15a11 11 0 0 1 22 0v14h-5V15a6 6 0 0 0-12 0v14z"
          fill="currentColor"
          className="brand-mark"
        />
        <circle cx="16" cy="24" r="3" fill="currentColor" className="brand-mark" />
      </svg>
      {brandCopy.name}
    </span>
  );
}
