import { useAppSelector } from '../store/hooks.ts';
import {
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
