// Which screens must everything be readable on? Two of a desk, and a phone held either way.

const TOUCH = { hasTouch: true, isMobile: true } as const;

export const FOUR_SCREENS = {
  '1366×768': { viewport: { width: 1366, height: 768 } },
  '1920×1080': { viewport: { width: 1920, height: 1080 } },
  '390×844': { viewport: { width: 390, height: 844 }, ...TOUCH },
  '844×390': { viewport: { width: 844, height: 390 }, ...TOUCH },
} as const;
export const FOUR_SIZES = ['1366×768', '1920×1080', '390×844', '844×390'] as const;
