// What else can be set for matches online? Whoever knows a server puts it here, and it stands with all other settings.

import { createContext, type ReactNode } from 'react';

export const OnlineSettingsContext = createContext<ReactNode>(null);
