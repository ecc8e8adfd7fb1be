import { reviewsCopy } from './reviewsCopy.ts';
import '../landing.css';

const star = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';

interface Props {
  count: number;
  language: string;
}

/** Shows a rating as gold stars. Empty stars are outlined. */
export function Stars({ count, language }: Props) {
  return (
    <svg
      className="landing-stars"
      role="img"
      aria-label={reviewsCopy.stars(count, language)}
      lang={language}
      viewBox="0 0 120 24"
      width="100"
      height="20"
    >
      {Array.from({ length: 5 }, (_none, index) => (
        <path
          key={index}
          d={star}
          transform={`translate(${index * 24})`}
          fill={index < count ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </svg>
  );
}
