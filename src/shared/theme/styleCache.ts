import type { EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/**
 * Where MUI's styles are collected while the server renders a page (src/renderer.tsx); null in the browser, where
 * MuiTheme.tsx makes its own. Without Emotion's code: pages that need no MUI load none.
 */
export const StyleCache = createContext<EmotionCache | null>(null);
