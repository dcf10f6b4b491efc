// Can Duello be installed on this device? The browser offers it once, early; the offer is kept for whoever asks.

import { useSyncExternalStore } from 'react';

interface Offer extends Event {
  prompt(): Promise<unknown>;
}
const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function';

let offer: Offer | null = null;
const listeners = new Set<() => void>();

function keep(next: Offer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  if (isOffer(event)) keep(event);
});
window.addEventListener('appinstalled', () => keep(null));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks the browser to install, or null when it has not offered to. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(subscribe, () => offer);
  if (current === null) return null;
  return () => {
    current.prompt().then(
      () => keep(null),
      () => keep(null),
    );
  };
}
