import { Button } from '../../../shared/ui/basic/Button.tsx';
import './exploreButtons.css';

interface Props {
  /** Names the links for those who hear the page. */
  label: string;
  links: readonly { to: string; text: string }[];
  lang?: string;
}

/** Links as buttons in lines: they wrap on a desktop and on a phone. */
export function ExploreButtons({ label, links, lang }: Props) {
  return (
    <nav aria-label={label} className="explore-buttons" lang={lang}>
      {links.map(({ text, to }) => (
        <Button key={to} to={to} variant="outlined" color="inherit">
          {text}
        </Button>
      ))}
    </nav>
  );
}
