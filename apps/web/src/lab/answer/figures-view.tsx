// What are the figures of an answer, and what was found? Each with its interval, a verdict in a sign and a word, and matches.

import type { Answer, Headline } from '@duello/lab/questions';
import { BAND_SIGNS, bandWords, figure, headlineGroups, range, saidFindings, type Voice } from '@duello/lab/report';
import { useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { MatchList } from './match-list.tsx';

interface Props {
  readonly answer: Answer;
  readonly voice: Voice;
  readonly playable: boolean;
}

export function FindingsView({ answer, voice }: Pick<Props, 'answer' | 'voice'>) {
  const t = useWords();
  const id = useId();
  const said = saidFindings(answer, voice);
  return (
    <section className="panel lab-findings" aria-labelledby={id}>
      <h2 id={id}>{t('lab.findings')}</h2>
      {said.length === 0 ? (
        <p className="hint">{t('lab.nothing')}</p>
      ) : (
        <ul>
          {said.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Verdict({ band, voice }: { readonly band: Headline['band']; readonly voice: Voice }) {
  if (band === null) return null;
  return (
    <span className="lab-band" data-band={band}>
      <span aria-hidden="true">{BAND_SIGNS[band]}</span> {bandWords(band, voice.words)}
    </span>
  );
}

export function FiguresView({ answer, voice, playable }: Props) {
  const t = useWords();
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const { words, naming } = voice;
  const groups = headlineGroups(answer);
  if (groups.length === 0) return null;
  const who = ({ level, heldOut }: Headline): string => {
    const deals = answer.provenance.heldOut === null ? '' : `, ${heldOut ? words.report.heldOut : words.report.tuned}`;
    return words.report.level(naming.bot(level)) + deals;
  };
  const interval = (one: Headline): string => range(one, one.unit, words.lang, words.to);
  const shown = groups.find(({ main }) => main.name === open)?.main;
  return (
    <section className="panel lab-figures" aria-labelledby={id}>
      <h2 id={id}>{t('lab.figures')}</h2>
      <ul>
        {groups.map(({ main, others }) => (
          <li key={main.name} data-band={main.band ?? 'none'}>
            <h3>{words.headlines[main.name].name}</h3>
            <p>
              <span className="lab-value">{figure(main.value, main.unit, words.lang)}</span>{' '}
              <span className="hint">{interval(main)}</span>
            </p>
            <p>
              <Verdict band={main.band} voice={voice} /> <span className="hint">{who(main)}</span>
            </p>
            <p className="hint">{words.headlines[main.name].what}</p>
            {others.map((one) => (
              <p key={`${one.level} ${one.heldOut}`} className="lab-other">
                {who(one)}: {words.within(figure(one.value, one.unit, words.lang), interval(one))}{' '}
                <Verdict band={one.band} voice={voice} />
              </p>
            ))}
            {playable && main.matches.length > 0 && (
              <button
                type="button"
                className="lab-link"
                aria-label={t('lab.behind', { name: words.headlines[main.name].name })}
                onClick={() => setOpen(main.name)}
              >
                {t('lab.behindButton')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <MatchList
          key={shown.name}
          question={answer.question}
          name={words.headlines[shown.name].name}
          matches={shown.matches}
          arms={answer.arms.length}
          voice={voice}
          close={() => setOpen(null)}
        />
      )}
      <p className="hint">{words.report.interval}</p>
    </section>
  );
}
