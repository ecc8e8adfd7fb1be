import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultCatalogueLanguage } from '../../../contract/languages.ts';
import type { Site } from '../../domain/decode/site.ts';
import type { RootState } from '../store/rootState.ts';

declare module '../store/rootState.ts' {
  interface LazyLoadedSlices {
    site: SiteState;
  }
}

export interface SiteState {
  /** Null until it arrives, in a page whose HTML does not have it. */
  site: Site | null;
  /** The texts of the build: the API is the provider's, and has no such calls. */
  isBundled: boolean;
}

const initialState: SiteState = { site: null, isBundled: false };

export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    siteArrived: (_state, { payload }: PayloadAction<SiteState>) => payload,
  },
  selectors: { selectSite: ({ site }) => site, selectIsBundled: ({ isBundled }) => isBundled },
});

export const { siteArrived } = siteSlice.actions;
export const { selectSite, selectIsBundled } = siteSlice.selectors;

export const selectShopName = (state: RootState): string => selectSite(state)?.shop.name ?? '';

/** Returns whether the shop sells plans. The provider does. */
export const selectHasPlans = (state: RootState): boolean => {
  const site = selectSite(state);
  return site !== null && site.counts?.plans !== 0;
};

/** Returns whether stops have a number at the wall. The provider's have none. */
export const selectHasNumbers = (state: RootState): boolean =>
  (selectSite(state)?.counts?.stops ?? 0) > 0;

/** Returns the ISO 4217 code of the shop's currency; '' until it is known. */
export const selectCurrency = (state: RootState): string => selectSite(state)?.shop.currency ?? '';

/** Returns the language of the catalogue's names and texts, as a BCP 47 tag. Guides have their own. */
export const selectCatalogueLanguage = (state: RootState): string =>
  selectSite(state)?.shop.catalogueLanguage ?? defaultCatalogueLanguage;
