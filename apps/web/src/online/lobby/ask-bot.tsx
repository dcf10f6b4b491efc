// What if no one comes? A bot of the house sits down at one's table, as strong and of such a manner as one likes.

import { Choices } from '@duello/table';
import { useState } from 'react';
import { aboutLevel, LEVEL_NAMES, STYLE_NAMES, type StyleName, usualLevel } from '../../match/opponents.ts';
import { useWords } from '../../words/use-words.ts';
import { askBot } from '../link/api.ts';
import { type Trouble, troubleOf } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { troubleWords } from './trouble.tsx';

interface Props {
  readonly table: string;
  readonly game: string;
}

type State = 'closed' | 'choosing' | 'asking' | Trouble;

/** Once it sits there the match begins, and whoever waits is led to it. */
export function AskBot({ table, game }: Props) {
  const t = useOnlineWords();
  const app = useWords();
  const [state, setState] = useState<State>('closed');
  const [level, setLevel] = useState(() => usualLevel(game));
  const [style, setStyle] = useState<StyleName>('even');
  if (state === 'closed') {
    return (
      <button type="button" className="button quiet" onClick={() => setState('choosing')}>
        {t('house.ask')}
      </button>
    );
  }
  const trouble = state === 'choosing' || state === 'asking' ? null : state;
  return (
    <form
      className="ask-bot"
      onSubmit={(event) => {
        event.preventDefault();
        setState('asking');
        askBot(table, { level, persona: style === 'even' ? null : style }).catch((error) => setState(troubleOf(error)));
      }}
    >
      <h2>{t('house.ask')}</h2>
      <Choices
        label={app('level')}
        hint={app('bot.fair')}
        value={level}
        choices={LEVEL_NAMES.map((id) => ({ id, name: app(`bot.${id}`), text: aboutLevel(app, id) }))}
        onChange={(id) => setLevel(id)}
      />
      <Choices
        label={app('persona')}
        value={style}
        choices={STYLE_NAMES.map((id) => ({ id, name: app(`persona.${id}`), text: app(`persona.${id}.text`) }))}
        onChange={(id) => setStyle(id)}
      />
      <p className="actions">
        <button type="submit" className="button" disabled={state === 'asking'}>
          {t(state === 'asking' ? 'house.sitting' : 'house.sit')}
        </button>
        <button type="button" className="button quiet" onClick={() => setState('closed')}>
          {t('on.cancel')}
        </button>
      </p>
      <p className={trouble === null ? 'visually-hidden' : 'problem'} role="status">
        {trouble === null ? '' : troubleWords(t, trouble)}
      </p>
    </form>
  );
}
