// What does the service worker do when a server calls? It shows whose turn it is; a click opens that match. Loaded by `sw.js`.

const TITLE = 'Duello';

/** A push without words that can be read still says that there is news: browsers take leave away for silent ones. */
function noteIn(data) {
  try {
    const { title, body, match } = data.json();
    return { title: String(title), body: String(body), match: /^[a-z0-9]+$/.test(match) ? match : null };
  } catch {
    return { title: TITLE, body: '', match: null };
  }
}

const at = (path) => new URL(path, self.registration.scope).href;

self.addEventListener('push', (event) => {
  const { title, body, match } = noteIn(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: at('icon-192.png'),
      badge: at('icon-192.png'),
      // A later turn of the same match takes the place of an earlier one.
      tag: `duello-turn-${match}`,
      data: { match },
    }),
  );
});

/** A page that shows the match already is brought to the front; no other one is led away from what it shows. */
async function openMatch(match) {
  const address = at(match === null ? '#/' : `#/online/${match}`);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  if (there === undefined) await self.clients.openWindow(address);
  else await there.focus();
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openMatch(notification.data?.match ?? null));
});
