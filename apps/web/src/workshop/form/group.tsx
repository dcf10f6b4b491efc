// What holds fields together, and where is it said what is wrong with one?

import type { ReactNode } from 'react';
import { fieldId, useForm } from './form-context.ts';

/** What is wrong at a place, below its field. */
export function Failures({ path }: { readonly path: string }) {
  const { failures } = useForm();
  const found = failures.get(path) ?? [];
  if (found.length === 0) return null;
  return (
    <p className="problem" id={`${fieldId(path)}-problem`}>
      {found.join(' ')}
    </p>
  );
}

/** What connects a control with its failures. */
export function useFailing(path: string) {
  const { failures } = useForm();
  const isWrong = failures.has(path);
  return {
    id: fieldId(path),
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? `${fieldId(path)}-problem` : undefined,
  };
}

interface GroupProps {
  readonly path: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly kind?: string;
  /** Beside the label. */
  readonly tools?: ReactNode;
}

export function Group({ path, label, children, kind, tools }: GroupProps) {
  return (
    <fieldset className="shop-group" id={fieldId(path)} data-kind={kind} tabIndex={-1}>
      <legend>{label}</legend>
      {tools !== undefined && <span className="shop-tools">{tools}</span>}
      {children}
      <Failures path={path} />
    </fieldset>
  );
}
