import { useStopCountQuery } from '../../features/guides/stopApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { searchPageCopy } from './copy.ts';

/** Leads to the keypad; shows nothing if no stop has a number, or if the API has no such endpoint. */
export function KeypadLink() {
  const { currentData: count = 0 } = useStopCountQuery();
  return count > 0 && <TextLink to={routes.stops}>{searchPageCopy.keypad}</TextLink>;
}
