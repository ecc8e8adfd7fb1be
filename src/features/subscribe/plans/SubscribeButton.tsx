import { Button } from '../../../shared/ui/basic/Button.tsx';
import { subscribeCopy } from '../copy.ts';

interface Props {
  isChosen: boolean;
  isBusy: boolean;
  onPress: () => void;
}

/** Shows 'Select A Plan' until one is chosen, then 'Subscribe New'. */
export function SubscribeButton({ isChosen, isBusy, onPress }: Props) {
  const label = isChosen ? subscribeCopy.subscribe : subscribeCopy.select;
  return (
    <Button variant="contained" size="large" disabled={isBusy || !isChosen} onClick={onPress}>
      {isBusy ? subscribeCopy.busy : label}
    </Button>
  );
}
