import { createAction } from '@reduxjs/toolkit';

export const shellEvents = {
  /** The code of a menu or of the search could not be loaded. */
  partUnavailable: createAction('shell/partUnavailable'),
};
