// How does the match start? With ready-made decks of two classes, or with a draft.

import {
  Choices,
  type ChosenOptions,
  CoverChoices,
  Icon,
  type SetUpProps,
  useSettings,
  withOption,
} from '@duello/table';
import { CLASS_ICONS } from '../../art/class-icons.ts';
import { CLASSES, type ClassId, words } from '../../index.ts';
import { type Say, useWords } from '../words/use-words.ts';
import '../cards/tones.css';

const STARTS = ['draft', 'quick'] as const;
const SEATS = ['classA', 'classB'] as const;
type SeatClass = (typeof SEATS)[number];

function Cover({ id }: { readonly id: ClassId | 'any' }) {
  const t = useWords();
  const { lang } = useSettings();
  const text = id === 'any' ? null : words[lang].sets[id];
  return (
    <span className="bg-cover" data-tone={id === 'any' ? 'bg-neutral' : `bg-${id}`}>
      <Icon name={id === 'any' ? 'perspective-dice-six-faces-random' : CLASS_ICONS[id]} />
      <b>{text?.name ?? t('battleground.anyClass')}</b>
      <span>{text?.motto ?? t('battleground.anyClassText')}</span>
    </span>
  );
}

const isClass = (value: unknown): value is ClassId => CLASSES.some((id) => id === value);

/** In a draft the players choose their classes themselves. */
function withStart(value: ChosenOptions, start: string): ChosenOptions {
  const { classA: _, classB: __, ...rest } = value;
  return start === 'quick' ? { ...value, start } : withOption(rest, 'start', start, 'draft');
}

/** What the classes are called: against a bot the first is one's own. */
export const classTitles = (t: Say, seats: SetUpProps['seats']): Readonly<Record<SeatClass, string>> =>
  ({
    bot: { classA: t('battleground.yourClass'), classB: t('battleground.botClass') },
    two: { classA: t('battleground.classOfA'), classB: t('battleground.classOfB') },
  })[seats];

export function SetUpStart({ value, problem, seats, onChange }: SetUpProps) {
  const t = useWords();
  const start = value.start === 'quick' ? 'quick' : 'draft';
  const classOf = (name: SeatClass): ClassId | 'any' => {
    const chosen = value[name];
    return isClass(chosen) ? chosen : 'any';
  };
  const labels = classTitles(t, seats);
  return (
    <section className="panel bg-set-up-start">
      <Choices
        heading
        label={t('battleground.startTitle')}
        value={start}
        choices={STARTS.toReversed().map((id) => ({
          id,
          name: t(`battleground.start.${id}`),
          text: t(`battleground.start.${id}Text`),
        }))}
        onChange={(id) => onChange(withStart(value, id))}
      />
      {start === 'quick' &&
        SEATS.map((name) => (
          <CoverChoices
            key={name}
            label={labels[name]}
            value={classOf(name)}
            choices={(['any', ...CLASSES] as const).map((id) => ({
              id,
              cover: <Cover id={id} />,
              choose: () => onChange(withOption(value, name, id, 'any')),
            }))}
          />
        ))}
      {problem?.path === 'classB' && <p className="problem">{t('battleground.sameClass')}</p>}
    </section>
  );
}
