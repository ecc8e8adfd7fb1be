import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { muiTheme } from './muiTheme.ts';
import { StyleCache } from './styleCache.ts';

/** `nonce`: the page's CSP nonce, which every style element must carry. */
export const makeStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'c', nonce, prepend: true });

let browserCache: EmotionCache | undefined;

/** One for all: a second one would take over the style elements of the first. */
function ofBrowser(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  browserCache ??= makeStyleCache(nonce);
  return browserCache;
}

/** The theme of what is inside: that of the app, unless a page changes it. */
export const BaseTheme = createContext(muiTheme);

/**
 * MUI's theme and styles for the controls inside. Each chunk with controls of MUI has it at its root, so that Emotion
 * arrives with them (docs/decisions/032-styles.md). Inside another one it adds nothing.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={use(StyleCache) ?? ofBrowser()}>
      {/* The page's scheme is that of src/shared/theme/scheme.ts. */}
      <ThemeProvider theme={use(BaseTheme)} colorSchemeNode={null} storageManager={null} noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Returns the component inside MUI's theme: for the root of a chunk. */
export function withMuiTheme<Props extends object>(Part: ComponentType<Props>) {
  return function Themed(props: Props) {
    return (
      <MuiTheme>
        <Part {...props} />
      </MuiTheme>
    );
  };
}
