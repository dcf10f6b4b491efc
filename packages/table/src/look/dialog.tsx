// How does something open over the table? In a sheet with a heading that Escape, the button or a tap beside it closes.

import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../words/use-words.ts';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  close(): void;
}

export function Sheet({ title, children, wide = false, close }: Props) {
  const t = useWords();
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
          <div className="sheet-body">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
