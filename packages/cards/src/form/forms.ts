// Of what is the form of a whole card made? The same descriptions as those of the fields of its effects.

import { inEach } from '@duello/language';
import { describeOps } from '../describe.ts';
import type { Form } from '../kind.ts';
import { LARGEST } from '../kinds.ts';
import type { Ops } from '../ops.ts';

/** For each op its fields by name. */
export type OpForms = { readonly [op: string]: { readonly [field: string]: Form } };
export const opForms = (ops: Ops): OpForms => describeOps(ops);

type Parts = { readonly [name: string]: Form };

export const wholeForm = (least: number, most: number, standard?: number | null): Form =>
  standard === undefined ? { kind: 'whole', least, most } : { kind: 'whole', least, most, default: standard };
export const wordForm = (values: readonly string[]): Form => ({ kind: 'word', values });
export const flagForm: Form = { kind: 'flag', default: false };
/** Several words of a list, each once. */
export const someForm = (values: readonly string[]): Form => ({ kind: 'some', values, default: [] });
export const effectsForm = (least = 0): Form => ({ kind: 'effects', least });
export const listForm = (item: Form, most: number, least = 0): Form => ({ kind: 'list', item, least, most });
export const recordForm = (parts: Parts): Form => ({ kind: 'record', parts });
/** Nothing, or what the form says. */
export const orNoForm = (form: Form): Form => ({ ...form, default: null });
/** Each part may be there or not. */
export const someOfForm = (parts: Parts): Form => ({ kind: 'partial', parts, default: {} });

export const countsForm = (names: readonly string[], most = LARGEST): Form =>
  recordForm(Object.fromEntries(names.map((name) => [name, wholeForm(0, most, 0)])));

/** No longer than a reader takes. */
export const LONGEST_NAME = 40;
export const nameForm: Form = recordForm(inEach((): Form => ({ kind: 'text', most: LONGEST_NAME })));

/** A drawing by its name, chosen by how it looks. */
export const pictureForm: Form = { kind: 'picture', default: null };

/** In whose place it stands, and in how many copies: `sided` where each player has a deck, `counted` where copies are single cards. */
export const insteadForm = ({ sided, counted }: { readonly sided: boolean; readonly counted: boolean }): Form =>
  orNoForm(
    recordForm({
      card: { kind: 'card' },
      copies: counted ? wholeForm(1, 99, null) : { kind: 'nothing', default: null },
      seat: sided ? orNoForm(wordForm(['A', 'B'])) : { kind: 'nothing', default: null },
    }),
  );
