/** As playerIcons.ts, for the first load of the landing page, which has no others of a player. */
export const pauseIcon = 'M6 19h4V5H6zm8-14v14h4V5z';
export const playArrowIcon = 'M8 5v14l11-7z';
