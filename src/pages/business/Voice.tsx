import './business.css';

const arch = 'M16 560V240a224 224 0 0 1 448 0v320z';
const frame = 'M2 560V240a238 238 0 0 1 476 0v320';
const waves = [44, 74, 108, 146, 188, 234, 284, 338, 396, 458];

/** Draws a fluted column with its capital and its base. */
function Column({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`} className="is-column">
      <path d="M8 560V330h48v230zM20 330v230M32 330v230M44 330v230" />
      <path d="M0 318h64v12H0zM4 306h56v12H4zM0 548h64v12H0z" />
    </g>
  );
}

/** Shows a decorative picture: a listener under an arch, with sound waves. Hidden from screen readers. */
export function Voice() {
  return (
    <svg
      className="business-voice"
      viewBox="0 0 480 562"
      width="480"
      height="562"
      aria-hidden
      data-scheme="dark"
    >
      <clipPath id="business-arch">
        <path d={arch} />
      </clipPath>
      <path d={frame} className="is-frame" />
      <path d={arch} className="is-night" />
      <g clipPath="url(#business-arch)">
        <circle cx="338" cy="150" r="30" className="is-sun" />
        {waves.map((radius, index) => (
          <circle key={radius} cx="240" cy="420" r={radius} strokeOpacity={1 - index * 0.085} />
        ))}
        <Column x={44} />
        <Column x={372} />
        <path d="M200 562l15-104q25-36 50 0l15 104z" className="is-person" />
        <circle cx="240" cy="420" r="21" className="is-person" />
      </g>
      <path d="M0 561h480" />
    </svg>
  );
}
