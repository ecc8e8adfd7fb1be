import { createAction } from '@reduxjs/toolkit';

export const consentEvents = {
  /** The next track is of a guide whose buyer has not answered: playback has stopped. Its title. */
  answerAwaited: createAction<string>('withdrawal/answerAwaited'),
  /** The code of the question did not load. */
  questionUnavailable: createAction('withdrawal/questionUnavailable'),
};
