// How does something open over the table? In a sheet with a heading that Escape, the button or a tap beside it closes.

import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../words/use-words.ts';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  close(): void;
}

/** The last step of a lesson that speaks of the table: with the next one whatever was opened during it closes. */
export const TaughtContext = createContext<number | null>(null);

function useClosedWhenTaught(close: () => void): void {
  const taught = useContext(TaughtContext);
  const [before] = useState(taught);
  useEffect(() => {
    if (taught !== before) close();
  }, [taught, before, close]);
}

/** Whether something has no room for all that lies in it. */
function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const look = () => setOverflows(current.scrollHeight > current.clientHeight);
    const watcher = new ResizeObserver(look);
    for (const one of [current, ...current.children]) watcher.observe(one);
    return () => watcher.disconnect();
  }, [box]);
  return overflows;
}

/** What lies in a sheet. Where it has no room it takes the focus, so that the arrow keys scroll it. */
function SheetBody({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  return (
    <div className="sheet-body" ref={box} tabIndex={overflows ? 0 : undefined}>
      {children}
    </div>
  );
}

export function Sheet({ title, children, wide = false, close }: Props) {
  const t = useWords();
  useClosedWhenTaught(close);
  return (
    <ModalOverlay
      className="sheet-overlay"
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Modal className="sheet" data-wide={wide}>
        <Dialog className="sheet-dialog">
          <header className="sheet-header">
            <Heading slot="title">{title}</Heading>
            <Button className="sheet-close" aria-label={t('table.close')} onPress={close}>
              ×
            </Button>
          </header>
          <SheetBody>{children}</SheetBody>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
