// What can be set? Language, look, play, sound; every change shows at once. Used on its own page and at the table.

import { type ReactNode, use, useState } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { OnlineSettingsContext } from '../settings/online-settings.ts';
import { SettingSwitch } from '../settings/setting-switch.tsx';
import {
  change,
  LANGS,
  LANGUAGES,
  resetSettings,
  SPEEDS,
  TEXT_SIZES,
  useSettings,
  VERBOSITIES,
} from '../settings/settings.ts';
import { playAlert, playSound } from '../settings/sound.ts';
import { type TableKey, useWords } from '../words/use-words.ts';
import { Choices } from './choices.tsx';
import './settings.css';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel settings-group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface FlagProps {
  readonly name: TableKey;
  readonly text: TableKey;
  readonly on: boolean;
  set(on: boolean): void;
}

function Flag({ name, text, on, set }: FlagProps) {
  const t = useWords();
  return <SettingSwitch name={t(name)} text={t(text)} isOn={on} set={set} />;
}

function TextSize() {
  const t = useWords();
  const { textSize } = useSettings();
  return (
    <Slider
      className="slider"
      value={textSize}
      minValue={TEXT_SIZES.least}
      maxValue={TEXT_SIZES.most}
      step={TEXT_SIZES.step}
      onChange={(size) => change({ textSize: Number(size) })}
    >
      <Label>{t('textSize')}</Label>
      <SliderOutput>{`${textSize} %`}</SliderOutput>
      <SliderTrack className="slider-track">
        <SliderThumb className="slider-thumb" />
      </SliderTrack>
    </Slider>
  );
}

export function SettingsForm() {
  const t = useWords();
  const { lang, speed, reading, contrast, safeColours, autoPass, confirmEnd, sound, telling } = useSettings();
  const { alertSound, alertNotice } = useSettings();
  const more = use(OnlineSettingsContext);
  return (
    <div className="settings-form">
      <div className="panel">
        <Choices
          heading
          label={t('language')}
          value={lang}
          choices={LANGS.map((id) => ({ id, name: LANGUAGES[id], lang: id }))}
          onChange={(chosen) => change({ lang: chosen })}
        />
      </div>
      <Group title={t('look')}>
        <TextSize />
        <Flag name="reading" text="readingText" on={reading} set={(on) => change({ reading: on })} />
        <Flag name="contrast" text="contrastText" on={contrast} set={(on) => change({ contrast: on })} />
        <Flag name="safeColours" text="safeColoursText" on={safeColours} set={(on) => change({ safeColours: on })} />
      </Group>
      <Group title={t('play')}>
        <Choices
          label={t('speed')}
          hint={t('speedText')}
          value={speed}
          standard="auto"
          choices={SPEEDS.map((id) => ({ id, name: t(`speed.${id}`) }))}
          onChange={(chosen) => change({ speed: chosen })}
        />
        <Flag name="autoPass" text="autoPassText" on={autoPass} set={(on) => change({ autoPass: on })} />
        <Flag name="confirmEnd" text="confirmEndText" on={confirmEnd} set={(on) => change({ confirmEnd: on })} />
      </Group>
      <Group title={t('hearing')}>
        <Flag name="sound" text="soundText" on={sound} set={setSound} />
        <Choices
          label={t('telling')}
          value={telling}
          standard="full"
          choices={VERBOSITIES.map((id) => ({ id, name: t(`telling.${id}`) }))}
          onChange={(chosen) => change({ telling: chosen })}
        />
      </Group>
      <Group title={t('online')}>
        <Flag name="alertSound" text="alertSoundText" on={alertSound} set={setAlertSound} />
        {'Notification' in window && (
          <Flag name="alertNotice" text="alertNoticeText" on={alertNotice} set={setAlertNotice} />
        )}
        {more}
      </Group>
      <Reset />
    </div>
  );
}

/** Whoever turns sounds on hears one. */
function setSound(on: boolean): void {
  change({ sound: on });
  playSound('turn');
}

function setAlertSound(on: boolean): void {
  change({ alertSound: on });
  playAlert('turn');
}

/** The browser asks as well; without its leave the switch stays off. */
async function setAlertNotice(on: boolean): Promise<void> {
  const isAllowed = on && (await Notification.requestPermission()) === 'granted';
  change({ alertNotice: isAllowed });
}

function Reset() {
  const t = useWords();
  const [done, setDone] = useState(false);
  return (
    <p className="settings-reset">
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          resetSettings();
          setDone(true);
        }}
      >
        {t('reset')}
      </button>
      <output className="hint">{done ? t('resetDone') : ''}</output>
    </p>
  );
}
