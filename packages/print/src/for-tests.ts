// What may tests of other packages use of print?

export { type ReadPage, type ReadPlace, readPdf } from './out/read-pdf-for-tests.ts';
