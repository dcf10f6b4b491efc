// `npm run build`: where is the page as a folder of static files? Built if it has changed, ready for any host.
import { ensureBuilt } from './build.mjs';
import { say, setUp } from './setup.mjs';

try {
  say(`the page is in ${ensureBuilt(setUp())}: put these files on any host, at any path.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
