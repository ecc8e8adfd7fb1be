import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { tokens } from './tokens.ts';

/** The browser's own bars take the page's colour; before the first paint public/index.html sees to it. */
export function SchemeColour() {
  const { colorScheme } = useColorScheme();
  useEffect(() => {
    if (!colorScheme) return;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', tokens[colorScheme].paper);
  }, [colorScheme]);
  return null;
}
