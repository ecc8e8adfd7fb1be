import '../landing.css';

const arches = [0, 1, 2, 3, 4, 5, 6];

/** Shows a decorative picture: a row of arches with the sun behind one of them. Hidden from screen readers. */
export function Arcade() {
  return (
    <svg className="landing-arcade" viewBox="0 0 1120 170" width="1120" height="170" aria-hidden>
      <circle cx="720" cy="82" r="30" className="is-sun" />
      <path d="M0 12h1120M0 20h1120M0 169h1120" />
      {arches.map((arch) => (
        <g key={arch} transform={`translate(${arch * 160})`}>
          <path d="M14 169V96a66 66 0 0 1 132 0v73M26 169V96a54 54 0 0 1 108 0v73" />
          <path d="M0 169V84M-8 84H14M146 84h22M160 169V84" />
        </g>
      ))}
      {/* A guide and a listener. */}
      <g className="is-dark">
        <circle cx="388" cy="104" r="8" />
        <path d="M373 169l6-44q9-14 18 0l6 44z" />
        <circle cx="352" cy="122" r="6.5" />
        <path d="M341 169l4-32q7-11 14 0l4 32z" />
      </g>
      <path d="M393 124l28-14" className="is-arm" />
    </svg>
  );
}
