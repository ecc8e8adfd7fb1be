import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { use, type ComponentType, type ReactNode } from 'react';
import { muiTheme } from './muiTheme.ts';
import { StyleCache } from './styleCache.ts';

/** Creates an Emotion cache. `nonce`: the page's CSP nonce, which every style element must have. */
export const makeStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'c', nonce, prepend: true });

let browserCache: EmotionCache | undefined;

/** Returns the browser's only Emotion cache: a second one would move the style elements of the first. */
function ofBrowser(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  browserCache ??= makeStyleCache(nonce);
  return browserCache;
}

/**
 * Provides MUI's theme and the Emotion cache to its children. It is the root of each chunk that renders MUI components,
 * so that Emotion is loaded with that chunk only (docs/decisions/032-styles.md). Nested, it changes nothing.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={use(StyleCache) ?? ofBrowser()}>
      {/* src/shared/theme/scheme.ts sets the color scheme, so MUI must neither set nor store it. */}
      <ThemeProvider theme={muiTheme} colorSchemeNode={null} storageManager={null} noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Higher-order component: returns the component wrapped in `MuiTheme`, for the root of a chunk. */
export function withMuiTheme<Props extends object>(Part: ComponentType<Props>) {
  return function Themed(props: Props) {
    return (
      <MuiTheme>
        <Part {...props} />
      </MuiTheme>
    );
  };
}
