/** Seconds for which a list stays cached after its last page was left, for going back from an item of it. */
export const keptFor = 600;
