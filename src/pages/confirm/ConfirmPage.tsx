import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  useVerifyResetCodeMutation,
  useVerifySignUpMutation,
} from '../../features/auth/authApi.ts';
import { dialogEvents } from '../../features/auth/dialog/dialogSlice.ts';
import { statusOf } from '../../shared/api/apiError.ts';
import { routes } from '../../shared/site/paths.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { confirmCopy } from './copy.ts';
import page from '../parts/page.module.css';
import styles from './ConfirmPage.module.css';
import { useAppDispatch } from '../../shared/store/hooks.ts';

/**
 * What a mailed link confirms, and its token (server/modules/accounts/codes/mailRequest.ts writes it behind the `#`).
 */
const LINK = /^#(sign-up|new-password)=([\w-]+)$/;

interface MailedLink {
  kind: 'sign-up' | 'new-password';
  token: string;
}

const linkIn = (hash: string): MailedLink | null => {
  const [, kind, token = ''] = LINK.exec(hash) ?? [];
  return kind === 'sign-up' || kind === 'new-password' ? { kind, token } : null;
};

/**
 * Shows the page of a link that was mailed in place of a code. Only the button uses the link: mail programs open links
 * before the user does. The dialog continues from there, as after a code.
 */
export function ConfirmPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [link] = useState(() => linkIn(hash));
  const [verifySignUp, signUp] = useVerifySignUpMutation();
  const [verifyReset, reset] = useVerifyResetCodeMutation();
  // Removes the token from the address and the history: it is stored in this page's state only.
  useEffect(() => {
    if (hash !== '') void navigate(routes.confirm, { replace: true });
  }, [hash, navigate]);

  const error = signUp.error ?? reset.error;
  const isRefused = error !== undefined && statusOf(error) === 400;
  if (!link || isRefused) {
    const toLogin = () => {
      void navigate(routes.landing, { replace: true });
      dispatch(dialogEvents.signInRequested());
    };
    return (
      <Container className={page.fullHeight}>
        <PageHead title={isRefused ? confirmCopy.used : confirmCopy.missing} noIndex />
        <Panel
          title={isRefused ? confirmCopy.used : confirmCopy.missing}
          titleAs="h1"
          picture={<Motif />}
          action={{ label: confirmCopy.toLogin, onClick: toLogin }}
        >
          {isRefused ? confirmCopy.usedText : confirmCopy.missingText}
        </Panel>
      </Container>
    );
  }

  const { kind, token } = link;
  const confirm = async () => {
    const proof = { code: '', link: token };
    const result = await (kind === 'sign-up'
      ? verifySignUp({ ...proof, email: '' })
      : verifyReset({ ...proof, token: '' }));
    if (!result.error) await navigate(routes.landing, { replace: true });
  };
  const isBusy = signUp.isLoading || reset.isLoading;
  return (
    <Container className={page.fullHeight}>
      <PageHead title={confirmCopy.title[kind]} noIndex />
      <div className={styles.content}>
        <Text as="h1">{confirmCopy.title[kind]}</Text>
        <Text color="muted">{confirmCopy.text[kind]}</Text>
        <Button variant="contained" size="large" disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? confirmCopy.busy : confirmCopy.action[kind]}
        </Button>
      </div>
    </Container>
  );
}
