import { useAppSelector } from '../store/hooks.ts';
import {
  selectCatalogueLanguage,
  selectCurrency,
  selectHasNumbers,
  selectHasPlans,
  selectShopName,
  selectSite,
} from './siteSlice.ts';

export const useSite = () => useAppSelector(selectSite);
export const useShopName = () => useAppSelector(selectShopName);
export const useCurrency = () => useAppSelector(selectCurrency);
export const useHasNumbers = () => useAppSelector(selectHasNumbers);
export const useHasPlans = () => useAppSelector(selectHasPlans);

/**
 * Returns the language of a text of the catalogue, for its `lang`: its own, if it has one, otherwise the catalogue's. Texts of
 * guides have their guide's.
 */
export const useContentLanguage = (own?: string): string => {
  const ofCatalogue = useAppSelector(selectCatalogueLanguage);
  return own ?? ofCatalogue;
};
