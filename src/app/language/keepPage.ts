import { splitLanguage } from '../../../contract/languages.ts';
import { language } from '../../domain/text/locale.ts';
import { selectIsCustomer } from '../../features/auth/session/sessionSlice.ts';
import { accountApi } from '../../features/profile/accountApi.ts';
import { pathAt } from '../../shared/site/paths.ts';
import { rawStorage, tabStorage } from '../../shared/storage/rawStorage.ts';
import type { AppStore } from '../store/store.ts';

/** What a page leaves for the same page in another language, in this tab. */
interface LeftPage {
  path: string;
  /** In pixels: the texts of the other language have about the same height. */
  scrolled: number;
  /** What was typed, by the field's name. */
  fields: Record<string, string>;
}

/** How long the next page may take to show what was scrolled to or filled in, in milliseconds. */
const waitsFor = 5000;
const looksEvery = 100;

const typedFields = (): (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name]:is([type="text"], [type="email"], [type="search"], [type="tel"], :not([type])), textarea[name]',
  ),
];

/** Stores the choice of a link to this page in another language, and what its load would lose. */
export function keepPage(event: Event): void {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[hreflang][href^="/"]')
      : null;
  if (!link) return;
  rawStorage.write('language', link.hreflang);
  const left: LeftPage = {
    path: splitLanguage(link.pathname).path,
    scrolled: window.scrollY,
    fields: Object.fromEntries(typedFields().map(({ name, value }) => [name, value])),
  };
  tabStorage.write('language-switch', JSON.stringify(left));
}

/** React sets the value of a controlled field again, unless it has heard of the change. */
function fill(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores what the page in the other language has left, as soon as this page has it, unless the user scrolls. */
function restorePage({ scrolled, fields }: LeftPage): void {
  const missing = new Map(Object.entries(fields).filter(([, value]) => value !== ''));
  let isScrolled = scrolled === 0;
  const until = Date.now() + waitsFor;
  const ownMove = ['wheel', 'touchmove', 'keydown'] as const;
  const stop = () => {
    clearInterval(timer);
    ownMove.forEach((type) => window.removeEventListener(type, stop));
  };
  const look = () => {
    for (const field of typedFields()) {
      const value = missing.get(field.name);
      if (value === undefined || field.value !== '') continue;
      fill(field, value);
      missing.delete(field.name);
    }
    if (!isScrolled && document.documentElement.scrollHeight >= scrolled + window.innerHeight) {
      window.scrollTo({ top: scrolled, behavior: 'instant' });
      isScrolled = true;
    }
    if ((isScrolled && missing.size === 0) || Date.now() > until) stop();
  };
  const timer = setInterval(look, looksEvery);
  ownMove.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  look();
}

/** Follows the links to other languages, and restores and stores what one of them has chosen. */
export function followLanguage(store: AppStore): void {
  document.addEventListener('click', keepPage);
  const text = tabStorage.read('language-switch');
  if (text === null) return;
  tabStorage.write('language-switch', null);
  // Written by keepPage() of another build of this version, or of the one before.
  const left = JSON.parse(text) as LeftPage;
  if (left.path !== pathAt(window.location.pathname)) return;
  restorePage(left);
  // Mails, invoices and payment pages follow. If it fails, the next choice stores it.
  if (selectIsCustomer(store.getState())) {
    void store.dispatch(accountApi.endpoints.chooseLanguage.initiate(language));
  }
}
