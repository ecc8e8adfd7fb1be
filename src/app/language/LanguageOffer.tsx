import { useEffect, useState } from 'react';
import { isLanguage, type Language } from '../../../contract/languages.ts';
import { language } from '../../domain/text/locale.ts';
import { rawStorage } from '../../shared/storage/rawStorage.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { LanguageLinks } from '../../shared/ui/LanguageLinks.tsx';
import { offers } from './offers.ts';

/** Returns the language that the browser prefers, if it is another one and nothing was chosen or offered yet. */
function offeredLanguage(): Language | undefined {
  if (rawStorage.read('language') !== null) return undefined;
  const [preferred] = navigator.languages.flatMap((tag) => {
    const [name = ''] = tag.toLowerCase().split('-');
    return isLanguage(name) ? [name] : [];
  });
  return preferred === language ? undefined : preferred;
}

/** Tells a visitor once that the page is there in the language of their browser (no visitor is redirected). */
export function LanguageOffer() {
  const [offered, setOffered] = useState(offeredLanguage);
  useEffect(() => {
    if (offered) rawStorage.write('language', 'offered');
  }, [offered]);
  if (!offered) return null;
  const { close, text } = offers[offered];
  return (
    <div className="app-notices" role="status" lang={offered}>
      <p className="app-notice">
        <span>{text}</span>
        <LanguageLinks />
        <Button size="small" onClick={() => setOffered(undefined)}>
          {close}
        </Button>
      </p>
    </div>
  );
}
