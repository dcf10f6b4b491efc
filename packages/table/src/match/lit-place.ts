// Of which place of the table does a guide speak? Whatever is shown on request only, shows itself while it is spoken of.

import { createContext, useContext } from 'react';

export const LitContext = createContext<string | null>(null);
export const useLit = (): string | null => useContext(LitContext);
