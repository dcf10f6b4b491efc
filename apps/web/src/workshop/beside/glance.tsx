// What of the card stays in sight where it has no room beside the form? A bar with a small picture of it and what is wrong; it opens all.

import { LANGS } from '@duello/language';
import { CardFace, Sheet, useSettings } from '@duello/table';
import { useEffect, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { type BesideProps, CardReport, focusField } from './card-beside.tsx';
import './glance.css';

interface Props extends BesideProps {
  readonly name: string;
}

export function Glance({ name, ...props }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState('');
  const { faces, problems } = props.report;
  const face = faces[LANGS.indexOf(lang)];
  // Only once the sheet is gone: while it is there, focus stays in it.
  useEffect(() => {
    if (isOpen || field === '') return;
    focusField(field);
    setField('');
  }, [isOpen, field]);
  return (
    <>
      <button
        type="button"
        className="shop-glance"
        aria-haspopup="dialog"
        data-wrong={problems.length > 0}
        onClick={() => setOpen(true)}
      >
        {face !== undefined && (
          <span className="shop-glance-face" aria-hidden="true">
            <CardFace face={face} />
          </span>
        )}
        <span className="shop-glance-words">
          <b>{name}</b>
          <span className={problems.length > 0 ? 'problem' : 'shop-glance-fine'}>
            {t('shop.problemsOf', { n: problems.length })}
          </span>
        </span>
        <span className="shop-glance-open">{t('shop.seeAll')}</span>
      </button>
      {isOpen && (
        <Sheet title={name} close={() => setOpen(false)}>
          <div className="shop shop-glance-all">
            <CardReport
              {...props}
              toField={(path) => {
                setField(path);
                setOpen(false);
              }}
            />
          </div>
        </Sheet>
      )}
    </>
  );
}
