import type { Guide } from '../../domain/model.ts';
import { paths } from '../../shared/site/paths.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Card } from '../../shared/ui/basic/Card.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { homeCopy } from './copy.ts';
import './firstGuide.css';

/** Shows the content of 'Continue with' before any guide was started: an explanation, and one guide to start with. */
export function FirstGuide({ guide }: { guide: Guide | undefined }) {
  if (!guide) return <Text color="muted">{homeCopy.nothingStarted}</Text>;
  const { id, lang, title, cover, shortDescription } = guide;
  return (
    <Card className="first-guide">
      <div className="first-guide-cover">
        <Picture picture={cover} alt="" sizes="(min-width: 600px) 176px, 96px" />
      </div>
      <div className="first-guide-text">
        <Text color="muted">{homeCopy.nothingStarted}</Text>
        <Text as="h3" lang={lang}>
          {title}
        </Text>
        <Text variant="small" color="muted" lang={lang} className="first-guide-description">
          {shortDescription}
        </Text>
      </div>
      <Button
        to={paths.guide(id)}
        variant="contained"
        aria-label={homeCopy.beginGuide(title)}
        className="first-guide-action"
      >
        {homeCopy.begin}
      </Button>
    </Card>
  );
}
