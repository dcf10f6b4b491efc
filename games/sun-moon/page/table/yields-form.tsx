// When does the player want to be asked? A switch for each kind of action that could be answered.

import { Switch } from 'react-aria-components';
import { setYield, useYields, WINDOW_KINDS } from '../answers/auto-pass-settings.ts';
import { useWords } from '../words/use-words.ts';

export function YieldsForm() {
  const t = useWords();
  const yields = useYields();
  return (
    <section className="panel settings-group" aria-label={t('sunMoon.windows')}>
      <h2>{t('sunMoon.windows')}</h2>
      <p className="hint">{t('sunMoon.windowsText')}</p>
      {WINDOW_KINDS.map((kind) => (
        <Switch
          key={kind}
          className="switch"
          isSelected={!yields.includes(kind)}
          onChange={(asks) => setYield(kind, !asks)}
        >
          <b>{t(`sunMoon.window.${kind}`)}</b>
          <span className="switch-track" aria-hidden="true" />
        </Switch>
      ))}
    </section>
  );
}
