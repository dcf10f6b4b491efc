// Che cosa dice in italiano la pagina intorno al tavolo?

import type { shell as en } from '../en/shell.ts';

export const shell: Readonly<Record<keyof typeof en, string>> = {
  brand: 'Duello: pagina iniziale',
  pages: 'Pagine',
  skip: 'Vai al contenuto',
  footer: 'Duello: quattro duelli di carte, un solo tavolo',
  gallery: 'Carte',
  credits: 'Riconoscimenti',
  learn: 'Impara a giocare',
  learnShort: 'Impara',
  newMatch: 'Nuova partita',
  notFound: 'Pagina non trovata.',
  notFoundText: 'Forse l’indirizzo è incompleto o non è più valido.',
  noMatch: 'Questa partita non è qui',
  noMatchText:
    'È stata eliminata, oppure l’hai giocata in un altro browser: ogni partita resta nel browser in cui la giochi.',
  elsewhere: 'Questa partita è aperta in un’altra scheda',
  elsewhereText:
    'Una partita si gioca in una scheda alla volta, così nessuna mossa va persa. Puoi continuarla qui: nell’altra scheda si chiuderà.',
  elsewhereAsked:
    'La partita è stata chiesta all’altra scheda. Se non succede nulla, chiudi quella scheda: la partita si aprirà qui.',
  playHere: 'Gioca qui',
  unkept: 'Questo browser non riesce a salvare la partita.',
  unkeptText:
    'La sua memoria è piena o disattivata. La partita continua, ma andrà persa quando chiuderai questa scheda.',
  downloadMatch: 'Scarica questa partita',
  understood: 'Ho capito',
  olderMatch: 'Le regole sono cambiate dopo questa partita',
  olderMatchText:
    'È stata giocata con una versione precedente delle regole e non può continuare esattamente da dov’era. Puoi rivederla fin dove le regole di oggi lo permettono e riprendere da lì.',
  watchOlder: 'Rivedila fin dove arriva',
  crashTitle: 'Qualcosa è andato storto',
  crashText:
    'Riprova, ma prima copia il registro della partita: se si riesce a leggerlo, dalla pagina iniziale si apre come replay.',
  crashTextPlain: 'Di solito basta riprovare.',
  crashDetails: 'Dettagli tecnici',
  matchRecord: 'Registro della partita',
  copyRecord: 'Copia il registro',
  copied: 'Copiato.',
  copyByHand: 'Il browser non lo permette: seleziona il testo e copialo a mano.',
  tryAgain: 'Riprova',
  backHome: 'Torna alla pagina iniziale',
  loading: 'Caricamento…',
  againstBot: 'contro {bot}',
  twoPeople: 'in due allo stesso schermo',
  twoNamed: '{a} e {b}',
  alone: 'da solo, entrambe le parti',
  updateReady: 'È pronta una nuova versione di Duello.',
  updateHint:
    'La pagina si ricaricherà. Le partite in sospeso restano; se le regole sono cambiate, alcune si potranno solo rivedere, o riprendere da dove sono ancora valide.',
  updateNow: 'Aggiorna ora',
  updateLater: 'Più tardi',
  preview: 'Ecco come si vede una carta',
  install: 'Installa Duello',
  installText: 'Come app su questo dispositivo; funziona anche senza rete.',
  creditsIcons: 'Immagini',
  creditsIconsText:
    'Tutte le immagini di carte, copertine e pulsanti vengono da game-icons.net, disegnate da Lorc, Delapouite e altri autori, e sono usate con licenza CC BY 3.0. Sono ricolorate e composte; i disegni non sono stati modificati.',
  creditsIconsLink: 'game-icons.net',
  creditsLicenceLink: 'Licenza CC BY 3.0',
  creditsCode: 'Programma',
  creditsCodeText: 'Duello è software libero con licenza MIT: usalo, modificalo, condividilo.',
  creditsMade: 'Costruito con React, React Aria, FormatJS, Vite e Workbox, tutti software liberi.',
  creditsCodeLicences: 'Licenze del codice di terzi',
  creditsFontLicence: 'Licenza di {name}',
  creditsFonts: 'Caratteri',
  creditsFontsText:
    'I testi sono composti in Source Sans 3 di Paul D. Hunt (Adobe), nomi e numeri in Eczar di Vaibhav Singh (Rosetta), entrambi sotto SIL Open Font License 1.1.',
  creditsVersion: 'Versione {version}',
};
