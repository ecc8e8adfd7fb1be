import { TextLink } from '../../../../shared/ui/basic/TextLink.tsx';
import { authCopy } from '../../copy.ts';
import { dialogEvents } from '../dialogSlice.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';

export function BackToLogin() {
  const dispatch = useAppDispatch();
  return (
    <TextLink onClick={() => dispatch(dialogEvents.backToLoginChosen())}>
      {authCopy.backToLogin}
    </TextLink>
  );
}
