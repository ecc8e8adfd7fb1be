import Link from '@mui/material/Link';
import { useDispatch } from 'react-redux';
import { authCopy } from '../../copy.ts';
import { dialogEvents } from '../dialogSlice.ts';

export function BackToLogin() {
  const dispatch = useDispatch();
  return (
    <Link
      component="button"
      type="button"
      sx={{ alignSelf: 'flex-start' }}
      onClick={() => dispatch(dialogEvents.backToLoginChosen())}
    >
      {authCopy.backToLogin}
    </Link>
  );
}
