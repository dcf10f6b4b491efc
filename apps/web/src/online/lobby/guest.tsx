// Under which name does somebody sit down? Asked once, with one that will do; after that it is only said.

import { NAME_LIMIT, readName } from '@duello/language';
import { linkTo } from '@duello/table';
import { useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components';
import { me, newPerson } from '../link/api.ts';
import { forgetIdentity, type Identity, identity, keepIdentity } from '../link/identity.ts';
import { troubleOf } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { guestName } from './guest-name.ts';

export interface Guest {
  readonly known: Identity | null;
  readonly name: string;
  setName(name: string): void;
  /** Makes sure that the server knows who this is, under the name that stands there. */
  enter(): Promise<Identity>;
}

export function useGuest(): Guest {
  const t = useOnlineWords();
  const [known, setKnown] = useState(identity);
  const [name, setName] = useState(() => known?.name ?? guestName(t));
  const begin = async (): Promise<Identity> => {
    const person = await newPerson(readName(name) === '' ? guestName(t) : readName(name));
    keepIdentity(person);
    setKnown(person);
    return person;
  };
  return {
    known,
    name,
    setName,
    async enter() {
      if (known === null) return begin();
      try {
        await me();
        return known;
      } catch (error) {
        // A server that has forgotten somebody, or another one: they begin anew, under the same name.
        if (troubleOf(error) !== 'wrongKey') throw error;
        forgetIdentity();
        return begin();
      }
    },
  };
}

export function GuestName({ guest: { known, name, setName } }: { readonly guest: Guest }) {
  const t = useOnlineWords();
  if (known !== null) {
    return (
      <p className="hint guest-known">
        {t('on.playAs', { name: known.name })} <a href={linkTo('me')}>{t('on.changeName')}</a>
      </p>
    );
  }
  return (
    <TextField className="field" value={name} onChange={setName} maxLength={NAME_LIMIT}>
      <Label className="field-label">{t('on.name')}</Label>
      <Input className="text-input" autoComplete="nickname" spellCheck={false} />
      <Text slot="description" className="hint">
        {t('on.nameText')}
      </Text>
    </TextField>
  );
}
