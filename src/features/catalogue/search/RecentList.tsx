import History from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { searchCopy } from './copy.ts';

interface Props {
  texts: string[];
  onChosen: (text: string) => void;
  onForgotten: () => void;
}

/** What was searched for before, to be searched for again. */
export function RecentList({ texts, onChosen, onForgotten }: Props) {
  return (
    <>
      <Typography variant="overline" component="h2" color="textSecondary">
        {searchCopy.recent}
      </Typography>
      <ul className="search-recent">
        {texts.map((text) => (
          <li key={text}>
            <ListItemButton component="button" data-search-stop onClick={() => onChosen(text)}>
              <History fontSize="small" aria-hidden />
              <Typography component="span" noWrap>
                {text}
              </Typography>
            </ListItemButton>
          </li>
        ))}
      </ul>
      <Button size="small" color="inherit" data-search-stop onClick={onForgotten}>
        {searchCopy.forget}
      </Button>
    </>
  );
}
