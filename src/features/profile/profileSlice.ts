import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ProfileState {
  /** The part of the picture that was sent, 0 to 1. */
  uploaded: number;
}

const initialState: ProfileState = { uploaded: 0 };

export const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    uploadProgressed: (state, { payload }: PayloadAction<number>) => {
      state.uploaded = payload;
    },
  },
});

export const profileEvents = profileSlice.actions;

/** The part of the store's state that the profile reads. */
export interface ProfileRoot {
  profile: ProfileState;
}
