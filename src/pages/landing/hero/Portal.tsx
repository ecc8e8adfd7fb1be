import '../landing.css';

const steps = [0, 1, 2, 3, 4, 5, 6];

/** Shows a decorative picture: arches that lead to a sun, in gold lines. Hidden from screen readers. */
export function Portal() {
  return (
    <svg className="landing-portal" viewBox="0 0 400 480" width="400" height="480" aria-hidden>
      <circle cx="200" cy="330" r="20" className="is-sun" />
      {steps.map((step) => {
        const radius = 198 - step * 26;
        return (
          <path
            key={step}
            d={`M${200 - radius} ${479 - step * 14}V${200 + step * 22}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${479 - step * 14}z`}
          />
        );
      })}
    </svg>
  );
}
