import { Text } from '../../../shared/ui/basic/Text.tsx';
import { filterCopy } from './copy.ts';

/** In place of a list that has guides, none of which is searched for. */
export const NoMatches = () => <Text color="muted">{filterCopy.noneMatch}</Text>;
