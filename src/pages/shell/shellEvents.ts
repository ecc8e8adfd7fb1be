import { createAction } from '@reduxjs/toolkit';

export const shellEvents = {
  /** The code of a menu or of the search did not come. */
  partUnavailable: createAction('shell/partUnavailable'),
};
