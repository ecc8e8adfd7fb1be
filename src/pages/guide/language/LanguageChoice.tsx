import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GuideDetail } from '../../../domain/model.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { changeLanguage } from './changeLanguage.ts';
import { languageCopy } from './copy.ts';

interface Props {
  guide: GuideDetail;
  languages: string[];
  className: string | undefined;
}

/** Returns what a language calls itself, with a capital: 'Italiano'. */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Renders a button for each language of a guide. A loaded track continues in the new one, at the same sentence. */
export function LanguageChoice({ guide, languages, className }: Props) {
  const dispatch = useAppDispatch();
  const [parameters] = useSearchParams();
  const chosen = useAppSelector(({ player }) => player.languages[guide.id]);
  const [hasFailed, setHasFailed] = useState(false);
  const change = async (language: string) =>
    setHasFailed(!(await dispatch(changeLanguage(guide, language))));
  // A shared moment is one of a recording in its language. The server does not know what was chosen in this browser.
  const wanted = parameters.get('language') ?? chosen;
  useEffect(() => {
    if (wanted === undefined || wanted === guide.lang || !languages.includes(wanted)) return;
    void dispatch(changeLanguage(guide, wanted));
    // Only when another language is wanted: one that failed is not requested again and again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  return (
    <div role="group" aria-label={languageCopy.choice} className={className}>
      {languages.map((language) => (
        <Button
          key={language}
          size="small"
          variant={language === guide.lang ? 'contained' : 'outlined'}
          aria-pressed={language === guide.lang}
          lang={language}
          translate="no"
          onClick={() => void change(language)}
        >
          {ownName(language)}
        </Button>
      ))}
      {hasFailed && (
        <Text role="alert" variant="small" color="error">
          {languageCopy.failed}
        </Text>
      )}
    </div>
  );
}
