// How does a summon stand on its field? Picture, dice, what it can do, what lies on it, and which way it marches.

import { FacePicture, Icon } from '@duello/table';
import { CONDITION_ICONS } from '../../art/condition-icons.ts';
import { CONDITIONS, type Mark, type SummonView } from '../../index.ts';
import { factsOf } from '../cards/facts.ts';
import { TokenMark } from '../cards/shapes.tsx';
import { Piece } from '../pieces/piece.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { useBattle } from './battle-context.ts';
import { Die } from './die.tsx';
import { sayPlan } from './say-plan.ts';
import { StanceMark } from './stance-mark.tsx';
import { sayMark } from './use-area.ts';
import './summon.css';
import '../cards/signs.css';
import './marks.css';

const change = (now: number, printed: number): 'up' | 'down' | 'same' =>
  now > printed ? 'up' : now < printed ? 'down' : 'same';

/** What its card can do: so many Range icons, Shields, and Pack Tactics. */
function Traits({ summon }: { readonly summon: SummonView }) {
  const { faces } = useTable();
  const spell = faces.card(summon.card);
  const count = (n: number) => n > 1 && <b>{n}</b>;
  return (
    <span className="bg-traits">
      {summon.range > 1 && (
        <span data-trait="range">
          <Icon name="high-shot" />
          {count(summon.range)}
        </span>
      )}
      {(spell?.shields ?? 0) > 0 && (
        <span data-trait="shield">
          <Icon name="shield" />
          {count(spell?.shields ?? 0)}
        </span>
      )}
      {spell?.packTactics === true && (
        <span data-trait="pack">
          <Icon name="wolf-head" />
        </span>
      )}
    </span>
  );
}

/** Conditions with their counts, and tokens of enchantments. */
function Burdens({ summon: { conditions, tokens } }: { readonly summon: SummonView }) {
  const borne = CONDITIONS.filter((name) => conditions[name] > 0);
  if (borne.length + tokens.length === 0) return null;
  return (
    <span className="bg-burdens">
      {borne.map((name) => (
        <span key={name} className="bg-condition" data-condition={name}>
          <Icon name={CONDITION_ICONS[name]} />
          {conditions[name] > 1 && <b>{conditions[name]}</b>}
        </span>
      ))}
      {tokens.map(({ id, shape, count }) => (
        <TokenMark key={id} shape={shape} count={count} />
      ))}
    </span>
  );
}

/** More letters than these need a wide field. */
const LONG = 22;

interface Props {
  readonly summon: SummonView;
  /** What the spell that is being aimed would do to it. */
  readonly marks: readonly Mark[];
}

export function Summon({ summon, marks }: Props) {
  const { faces, mine, words, view, nameOfSeat } = useTable();
  const { foresight, busy } = useBattle();
  const t = useWords();
  const { id, card, field, owner, side, attack, hp, defending, defence } = summon;
  const face = faces.face(card);
  const spell = faces.card(card);
  const plan = foresight.plans.get(id);
  const said = marks.map((mark) => sayMark(mark, t, words.conditions));
  const name = t('battleground.summon', { name: face.name, field, owner: nameOfSeat(owner), attack, hp });
  const turned = side !== owner;
  const facts = [
    ...said,
    ...(turned ? [t('battleground.turned')] : []),
    ...factsOf(summon, { view, words, faces, t }),
    ...(plan === undefined ? [] : sayPlan(plan, { t, faces, nameOfSeat, view, words })),
  ];
  return (
    <Piece targetId={`field:${field}`} card={card} className="bg-summon" zone={`slot-${id}`} label={name} facts={facts}>
      <span
        className="bg-body"
        data-tone={face.tone}
        data-own={owner === mine}
        data-march={side === mine ? 'up' : 'down'}
        data-turned={turned}
        data-defending={defending}
        data-busy={busy.includes(field)}
        data-dying={hp === 0}
      >
        <span className="bg-paper">
          <span className="bg-art">
            <FacePicture face={face} />
          </span>
          <span className="bg-summon-name" data-long={face.name.length > LONG}>
            {face.name}
          </span>
          <Traits summon={summon} />
          <Burdens summon={summon} />
        </span>
        <Die kind="attack" value={attack} change={change(attack, spell?.attack ?? attack)} />
        <Die kind="hp" value={hp} change={change(hp, spell?.hp ?? hp)} />
        {defending && (
          <span className="bg-defence">
            <Icon name="shield" />
            <b>{defence}</b>
          </span>
        )}
        <StanceMark summon={summon} />
        {said.length > 0 && (
          <span className="bg-marks" data-good={marks.every(({ does }) => does === 'heal')}>
            {said.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they come in the order of the text
              <b key={at}>{one}</b>
            ))}
          </span>
        )}
      </span>
    </Piece>
  );
}
