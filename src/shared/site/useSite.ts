import { useAppSelector } from '../store/hooks.ts';
import { selectCurrency, selectHasPlans, selectShopName, selectSite } from './siteSlice.ts';

export const useSite = () => useAppSelector(selectSite);
export const useShopName = () => useAppSelector(selectShopName);
export const useCurrency = () => useAppSelector(selectCurrency);
export const useHasPlans = () => useAppSelector(selectHasPlans);
