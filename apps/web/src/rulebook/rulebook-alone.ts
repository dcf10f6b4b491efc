// Was the rulebook opened by itself? Its entry in the browser's history says so: it never lies over a table that came later.

const ALONE = 'rulebook';

export const markAlone = (): void => window.history.replaceState(ALONE, '');
export const isAlone = (): boolean => window.history.state === ALONE;
