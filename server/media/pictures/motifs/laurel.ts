import { book } from './laurel/book.ts';
import { bough } from './laurel/bough.ts';
import { quill } from './laurel/quill.ts';
import { wreath } from './laurel/wreath.ts';

export const laurelScenes = [wreath, bough, book, quill];
