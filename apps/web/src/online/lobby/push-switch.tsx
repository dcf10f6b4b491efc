// Where is it set that one is called in matches with days for each turn? With the other settings of matches online.

import { SettingSwitch } from '@duello/table';
import { useOnlineWords } from '../words/use-words.ts';
import { usePush } from './use-push.ts';

export function PushSwitch() {
  const t = useOnlineWords();
  const { isOn, obstacle, problem, set } = usePush();
  return (
    <>
      <SettingSwitch
        name={t('push.name')}
        text={t(obstacle === null ? 'push.text' : `push.${obstacle}`)}
        isOn={isOn === true}
        isDisabled={isOn === null || obstacle !== null}
        set={set}
      />
      <p className={problem === '' ? 'visually-hidden' : 'problem'} role="status">
        {problem}
      </p>
    </>
  );
}
