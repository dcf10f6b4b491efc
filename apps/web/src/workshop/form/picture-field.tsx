// What does a card show? A drawing from the icon set, found by its name, or a picture from a file; the colours are those of its kind.

import { FacePicture, isOwnPicture, keepPicture, pictureName } from '@duello/table';
import { useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { DrawingSearch, drawingWords } from './drawing-search.tsx';
import { useForm } from './form-context.ts';
import { Failures, Group } from './group.tsx';
import { type Made, pictureFrom } from './make-picture.ts';
import type { LabelledProps } from './plain-fields.tsx';
import './picture-field.css';

export function PictureField({ field: { path, held }, label }: LabelledProps) {
  const t = useWords();
  const { change } = useForm();
  const name = held.is === 'word' ? held.value : null;
  const said =
    name === null ? t('shop.picture.usual') : isOwnPicture(name) ? t('shop.picture.own') : drawingWords(name);
  return (
    <Group path={path} label={label} kind="picture">
      <div className="shop-picture-now">
        {name !== null && (
          <span className="shop-picture">
            <FacePicture face={{ art: 'contract', picture: name }} />
          </span>
        )}
        <span>{said}</span>
        {name !== null && (
          <button type="button" className="button quiet small" onClick={() => change(path, null)}>
            {t('shop.removeIt', { name: label })}
          </button>
        )}
      </div>
      <div className="shop-picture-ways">
        <details className="shop-drawings">
          <summary className="button quiet small">{t('shop.picture.choose')}</summary>
          <DrawingSearch chosen={name} choose={(drawing) => change(path, drawing)} />
        </details>
        <FromFile choose={(picture) => change(path, picture)} />
      </div>
      <Failures path={path} />
    </Group>
  );
}

function FromFile({ choose }: { choose(name: string): void }) {
  const t = useWords();
  const id = useId();
  const [told, setTold] = useState<Made['is'] | 'unkept' | ''>('');
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const made = await pictureFrom(file);
    setTold(made.is);
    if (made.is !== 'picture') return;
    const name = pictureName(made.data);
    if (!keepPicture(name, made.data)) setTold('unkept');
    choose(name);
  };
  return (
    <>
      <label className="button quiet small file-button">
        {t('shop.picture.file')}
        <input
          type="file"
          accept="image/*"
          aria-describedby={id}
          onChange={(event) => {
            open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <p id={id} role="status" className={told === '' || told === 'picture' ? 'hint' : 'problem'}>
        {t(told === '' || told === 'picture' ? 'shop.picture.stays' : `shop.picture.${told}`)}
      </p>
    </>
  );
}
