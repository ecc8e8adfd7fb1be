import { useEffect } from 'react';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { routes } from '../../shared/site/paths.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import styles from './AdminEditorPage.module.css';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { adminCopy } from './copy.ts';

/** Sets the site-editor mode and links to the landing page's editor; no editor is shown. */
export function AdminEditorPage() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(sessionSlice.actions.siteEditorChosen()), [dispatch]);
  return (
    <Container>
      <PageHead title={adminCopy.pageTitle} noIndex />
      <div className={styles.page}>
        <Text as="h1">{adminCopy.title}</Text>
        <Text>{adminCopy.text}</Text>
        <Button to={routes.landing} variant="contained">
          {adminCopy.toEditor}
        </Button>
      </div>
    </Container>
  );
}
