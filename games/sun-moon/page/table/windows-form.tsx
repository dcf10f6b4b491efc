// When does each player want to be asked? One switch for what is worth it, and one for each kind of action.

import { Switch } from 'react-aria-components';
import { neverAsk, type Person, useWishes, WINDOW_KINDS, wish } from '../answers/auto-pass-settings.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

export function WindowsForm() {
  const { people } = useTable();
  return people.map((person) => <WishesForm key={person} person={person} />);
}

function WishesForm({ person }: { readonly person: Person }) {
  const t = useWords();
  const { nameOfSeat } = useTable();
  const { sparing, never } = useWishes()[person];
  const name = nameOfSeat(person === 'B' ? 1 : 0);
  const alone = person === 'me';
  const title = alone ? t('sunMoon.windows') : t('sunMoon.windowsOf', { name });
  return (
    <section className="panel settings-group" aria-label={title}>
      <h2>{title}</h2>
      <p className="hint">{t('sunMoon.windowsText')}</p>
      <Switch className="switch" isSelected={sparing} onChange={(on) => wish(person, { sparing: on })}>
        <span>
          <b>{alone ? t('sunMoon.sparingMe') : t('sunMoon.sparingOne', { name })}</b>
          <span className="hint settings-text">
            {alone ? t('sunMoon.sparingMeText') : t('sunMoon.sparingOneText', { name })}
          </span>
        </span>
        <span className="switch-track" aria-hidden="true" />
      </Switch>
      <fieldset className="sm-window-kinds">
        <legend>{t('sunMoon.windowsAbout')}</legend>
        {WINDOW_KINDS.map((kind) => (
          <Switch
            key={kind}
            className="switch"
            isSelected={!never.includes(kind)}
            onChange={(asks) => neverAsk(person, kind, !asks)}
          >
            <b>{t(`sunMoon.window.${kind}`)}</b>
            <span className="switch-track" aria-hidden="true" />
          </Switch>
        ))}
      </fieldset>
    </section>
  );
}
