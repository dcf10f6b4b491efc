// Who decides between attack and defence when nothing was said? The table, or the player each time.

import { useBattle } from '../battle/battle-context.ts';
import { useWords } from '../words/use-words.ts';

export function StanceUsual() {
  const { stances } = useBattle();
  const t = useWords();
  return (
    <label className="bg-usual">
      <input
        type="checkbox"
        checked={stances.usual === 'ask'}
        onChange={({ currentTarget }) => stances.setUsual(currentTarget.checked ? 'ask' : 'auto')}
      />
      <span>{t('battleground.askEach')}</span>
    </label>
  );
}
