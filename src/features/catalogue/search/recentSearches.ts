import { foldText } from '../../../../contract/foldText.ts';
import { accountList } from '../../../shared/storage/accountList.ts';
import { rawStorage } from '../../../shared/storage/rawStorage.ts';
import { toSearchText } from './searchText.ts';

/** Each account of a shared browser has its own list; all visitors share one. */
const stored = accountList<string>({
  key: (account) => (account === null ? 'recent-searches' : `recent-searches:${account}`),
  // Version 0, of earlier releases, has the same texts.
  version: 1,
  maxItems: 6,
  decode: (value) => {
    const text = typeof value === 'string' ? toSearchText(value) : '';
    if (text === '') throw new Error('no text');
    return text;
  },
})(rawStorage);

/** The recent searches of this browser, newest first. They are not sent to any server. */
export const recentSearches = {
  read: stored.read,
  remember: (account: string | null, text: string): void => {
    const key = foldText(text);
    const others = stored.read(account).filter((each) => foldText(each) !== key);
    stored.write(account, [toSearchText(text), ...others]);
  },
  forget: (account: string | null): void => void stored.write(account, []),
};
