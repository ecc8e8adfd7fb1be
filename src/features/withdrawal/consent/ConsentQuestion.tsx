import { useEffect, useRef } from 'react';
import { consentWording } from '../../../../contract/consentWording.ts';
import type { UnansweredGuide } from '../../../domain/decode/customer/decodeWithdrawal.ts';
import { language } from '../../../domain/text/locale.ts';
import { messageOf } from '../../../shared/api/reasonOf.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { useAcceptConsentMutation } from '../withdrawalApi.ts';
import { consentCopy } from './copy.ts';

interface Props {
  guide: UnansweredGuide;
  /** The id of the text, which describes a dialog. */
  textId?: string;
  /** Whether 'Start listening' gets the focus; default false. */
  takesFocus?: boolean;
  /** Called with whether the customer starts listening; the answer is stored by then. */
  onAnswered: (isAccepted: boolean) => void;
}

/** Shows the question before the first play of a bought guide, and stores 'Start listening'. */
export function ConsentQuestion({ guide, textId, takesFocus = false, onAnswered }: Props) {
  const [accept, { error, isLoading }] = useAcceptConsentMutation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const { text, accept: label } = consentWording[language];
  return (
    <div className="column gap-16">
      <Text id={textId}>{text}</Text>
      {error && <Notice severity="error">{`${consentCopy.failed} ${messageOf(error)}`}</Notice>}
      <div className="row gap-8">
        <Button
          variant="contained"
          ref={button}
          disabled={isLoading}
          onClick={() =>
            void accept(guide.guideId).then((answer) => {
              if (!answer.error) onAnswered(true);
            })
          }
        >
          {isLoading ? consentCopy.busy : label}
        </Button>
        <Button color="inherit" disabled={isLoading} onClick={() => onAnswered(false)}>
          {consentCopy.notYet}
        </Button>
      </div>
    </div>
  );
}
