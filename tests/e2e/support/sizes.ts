/** The two window sizes at which every screen is tested, in CSS pixels. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** The narrowest window that the layout is for: a phone at 120 %, a desktop at 400 % zoom (WCAG 1.4.10). */
export const narrow = { width: 320, height: 640 } as const;

export type Size = keyof typeof sizes;
