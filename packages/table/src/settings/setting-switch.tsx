// How is something turned on or off? A switch with its name, and what it does.

import { Switch } from 'react-aria-components';

interface Props {
  readonly name: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  set(on: boolean): void;
}

export const SettingSwitch = ({ name, text, isOn, isDisabled = false, set }: Props) => (
  <Switch className="switch" isSelected={isOn} isDisabled={isDisabled} onChange={set}>
    <span>
      <b>{name}</b>
      <span className="hint settings-text">{text}</span>
    </span>
    <span className="switch-track" aria-hidden="true" />
  </Switch>
);
