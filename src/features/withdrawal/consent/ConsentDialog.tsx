import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { UnansweredGuide } from '../../../domain/decode/customer/decodeWithdrawal.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { openQuestion } from './openQuestion.ts';

/** Asks the question over the page. Escape, Back and a press beside it are 'Not yet'. */
export const ConsentDialog = withMuiTheme(function ConsentDialog({
  guide,
}: {
  guide: UnansweredGuide;
}) {
  const id = useId();
  const decline = () => openQuestion.answer(false);
  useBackCloses(true, decline);
  return (
    <Dialog
      open
      onClose={decline}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`} lang={useContentLanguage(guide.lang)}>
        {guide.title}
      </DialogTitle>
      <DialogContent>
        <ConsentQuestion
          key={guide.guideId}
          guide={guide}
          textId={`${id}-text`}
          takesFocus
          onAnswered={openQuestion.answer}
        />
      </DialogContent>
    </Dialog>
  );
});
