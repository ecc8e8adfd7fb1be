import ListItemButton from '@mui/material/ListItemButton';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { historyIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { searchCopy } from './copy.ts';

interface Props {
  texts: string[];
  onChosen: (text: string) => void;
  onForgotten: () => void;
}

/** Shows the recent searches as buttons, and a button that deletes them. */
export function RecentList({ texts, onChosen, onForgotten }: Props) {
  return (
    <>
      <Text as="h2" variant="overline" color="muted">
        {searchCopy.recent}
      </Text>
      <ul className="search-recent">
        {texts.map((text) => (
          <li key={text}>
            <ListItemButton component="button" data-search-stop onClick={() => onChosen(text)}>
              <Icon path={historyIcon} size="small" />
              <Text as="span" noWrap>
                {text}
              </Text>
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
