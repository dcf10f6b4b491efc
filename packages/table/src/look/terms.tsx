// What does a word of the game mean? Pointed at, focused or tapped, it says so in one sentence.

import { type Glossary, type Marked, markTerms } from '@duello/language';
import { createContext, Fragment, type ReactNode, useContext, useMemo, useState } from 'react';
import { Button, type ButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components';
import './terms.css';

/** The words of the game that is on the table. */
export const GlossaryContext = createContext<Glossary>({});

/** The arrow keys stop here. */
const ARROWS = { 'data-rove': '' };

interface TermProps extends Omit<ButtonProps, 'children' | 'onPress'> {
  readonly meaning: string;
  readonly children: ReactNode;
}

/** Stays open as long as it is pointed at or has the focus; a finger opens and closes it. */
export function Term({ meaning, children, className = 'term', ...rest }: TermProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipTrigger delay={250} closeDelay={100} shouldCloseOnPress={false} isOpen={isOpen} onOpenChange={setOpen}>
      <Button {...rest} className={className} onPress={() => setOpen(!isOpen)} onBlur={() => setOpen(false)}>
        {children}
      </Button>
      <Tooltip className="tooltip" data-term="">
        {meaning}
      </Tooltip>
    </TooltipTrigger>
  );
}

interface BarTermProps extends Omit<TermProps, 'className'> {
  readonly className: string;
}

/** Something on a player's bar that says what it is; the arrows stop at it, the Tab key does not. */
export const BarTerm = ({ className, ...rest }: BarTermProps) => (
  <Term {...rest} className={`bar-term ${className}`} {...ARROWS} excludeFromTabOrder />
);

/** What stands against a word without a space. */
const HEAD = /^\S+/;
const TAIL = /\S+$/;

/** What of a plain part belongs to neither the word before it nor the word after it. */
function plainOf(parts: readonly Marked[], at: number): string {
  const part = parts[at];
  if (typeof part !== 'string') return '';
  const rest = at === 0 ? part : part.replace(HEAD, '');
  return at === parts.length - 1 ? rest : rest.replace(TAIL, '');
}
function headAt(parts: readonly Marked[], at: number): string {
  const part = parts[at];
  return typeof part === 'string' ? (HEAD.exec(part)?.[0] ?? '') : '';
}
function tailAt(parts: readonly Marked[], at: number): string {
  const part = parts[at];
  if (typeof part !== 'string') return '';
  return TAIL.exec(at === 0 ? part : part.replace(HEAD, ''))?.[0] ?? '';
}

/** A sentence whose words of the game say what they mean; the arrows stop at them. */
export function Explained({ text }: { readonly text: string }) {
  const glossary = useContext(GlossaryContext);
  const parts = useMemo(() => markTerms(text, glossary), [text, glossary]);
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence stay in order
      <Fragment key={at}>{plainOf(parts, at)}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence stay in order
      <span key={at} className="term-held">
        {tailAt(parts, at - 1)}
        <Term meaning={part.meaning} excludeFromTabOrder {...ARROWS}>
          {part.word}
        </Term>
        {headAt(parts, at + 1)}
      </span>
    ),
  );
}
