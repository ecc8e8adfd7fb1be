import { useDispatch } from 'react-redux';
import { TextLink } from '../../../../shared/ui/basic/TextLink.tsx';
import { authCopy } from '../../copy.ts';
import { dialogEvents } from '../dialogSlice.ts';
import styles from './BackToLogin.module.css';

export function BackToLogin() {
  const dispatch = useDispatch();
  return (
    <TextLink onClick={() => dispatch(dialogEvents.backToLoginChosen())} className={styles.link}>
      {authCopy.backToLogin}
    </TextLink>
  );
}
