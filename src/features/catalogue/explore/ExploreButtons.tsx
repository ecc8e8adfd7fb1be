import { Button } from '../../../shared/ui/basic/Button.tsx';
import './exploreButtons.css';

interface Props {
  /** The accessible name of the navigation. */
  label: string;
  links: readonly { to: string; text: string; title?: string }[];
  lang?: string;
}

/** Shows links as a row of buttons, which wraps at any width. */
export function ExploreButtons({ label, links, lang }: Props) {
  return (
    <nav aria-label={label} className="explore-buttons" lang={lang}>
      {links.map(({ text, title, to }) => (
        <Button key={to} to={to} title={title} variant="outlined" color="inherit">
          {text}
        </Button>
      ))}
    </nav>
  );
}
