import { Button } from '../../../shared/ui/basic/Button.tsx';

interface Props {
  /** The accessible name of the navigation. */
  label: string;
  links: readonly { to: string; text: string; title?: string; lang?: string }[];
}

/** Shows links as a row of buttons, which wraps at any width. */
export function ExploreButtons({ label, links }: Props) {
  return (
    <nav aria-label={label} className="row gap-8">
      {links.map(({ text, to, ...named }) => (
        <Button key={to} to={to} variant="outlined" color="inherit" {...named}>
          {text}
        </Button>
      ))}
    </nav>
  );
}
