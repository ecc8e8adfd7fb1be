import Button from '@mui/material/Button';
import { subscribeCopy } from './copy.ts';

interface Props {
  isChosen: boolean;
  isBusy: boolean;
  onPress: () => void;
}

/** 'Select A Plan' until one is chosen, then 'Subscribe New' (spec section 2, *Subscribe pages*). */
export function SubscribeButton({ isChosen, isBusy, onPress }: Props) {
  const label = isChosen ? subscribeCopy.subscribe : subscribeCopy.select;
  return (
    <Button variant="contained" size="large" disabled={isBusy || !isChosen} onClick={onPress}>
      {isBusy ? subscribeCopy.busy : label}
    </Button>
  );
}
