import { Text } from '../../../shared/ui/basic/Text.tsx';
import { filterCopy } from './copy.ts';

/** Shows that no guide of a list matches the filter. */
export const NoMatches = () => <Text color="muted">{filterCopy.noneMatch}</Text>;
