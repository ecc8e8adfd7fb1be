import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

declare module '../../shared/store/rootState.ts' {
  interface LazyLoadedSlices {
    profile: ProfileState;
  }
}

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
