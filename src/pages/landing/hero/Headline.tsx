import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  /** The section's id. */
  id: string;
  title: string;
  /** Small letters over the headline. */
  kicker: string;
  /** The title's language, where it is not the page's. */
  lang?: string;
  kickerLang?: string;
  children?: ReactNode;
}

/** A section's headline with the line over it and the words below. */
export function Headline({ id, title, kicker, lang, kickerLang = lang, children }: Props) {
  return (
    <div>
      <Typography variant="overline" color="primary" component="p" lang={kickerLang}>
        {kicker}
      </Typography>
      <Typography variant="h2" id={`${id}-title`} lang={lang} sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" lang={lang} sx={{ mt: 2, maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
    </div>
  );
}
