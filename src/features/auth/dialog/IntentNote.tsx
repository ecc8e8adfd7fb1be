import { rawStorage } from '../../../shared/storage/rawStorage.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { authCopy } from '../copy.ts';
import { dialogEvents } from './dialogSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/** Shows what the sign-in or the sign-up is for; nothing if the person only pressed 'Login'. */
export function IntentNote({ view }: { view: 'login' | 'signup' }) {
  const intent = useAppSelector(({ dialog }) => dialog.intent);
  const purposes: Readonly<Record<string, (title: string) => string>> = authCopy.purposes;
  const purpose = intent && purposes[intent.endpointName];
  if (!purpose) return null;
  return <Text color="muted">{authCopy.toDo[view](purpose(intent.about))}</Text>;
}

/** Offers the sign-up first to a person who wants something and has never signed in with this browser. */
export function NewHere() {
  const dispatch = useAppDispatch();
  const hasIntent = useAppSelector(({ dialog }) => dialog.intent !== null);
  if (!hasIntent || rawStorage.read('has-account') !== null) return null;
  return (
    <div className="column gap-12">
      <Text>{authCopy.newHere}</Text>
      <Button
        variant="contained"
        size="large"
        onClick={() => dispatch(dialogEvents.signUpChosen())}
      >
        {authCopy.createAccountFirst}
      </Button>
      <Text>{authCopy.orSignIn}</Text>
    </div>
  );
}
