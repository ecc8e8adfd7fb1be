import { bough } from './bough.ts';
import { codex, miniature } from './manuscript.ts';
import { hedge, house, tomb } from './places.ts';
import { abyss, engraving, papyrus } from './scrolls.ts';
import { autograph, draft, notebooks } from './sheets.ts';
import { wreath } from './wreath.ts';

export const letters = {
  abyss,
  autograph,
  bough,
  codex,
  draft,
  engraving,
  hedge,
  house,
  miniature,
  notebooks,
  papyrus,
  tomb,
  /** For what no other fits. */
  wreath,
};
