import './motif.css';

/** Renders a decorative arch with a sun behind it, for empty states. */
export function Motif() {
  return (
    <svg className="motif" viewBox="0 0 160 120" width="160" height="120" aria-hidden>
      <circle cx="80" cy="58" r="22" className="motif-sun" />
      <path d="M8 112h144" className="motif-line" />
      <path d="M28 112V70a52 52 0 0 1 104 0v42" className="motif-line" />
      <path d="M44 112V72a36 36 0 0 1 72 0v40" className="motif-line" />
      <path d="M44 100q18-14 36-4t36-4v20H44z" className="motif-hill" />
    </svg>
  );
}
