import { useState } from 'react';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { subjectIcon } from '../../shared/ui/icons/playerIcons.ts';
import { OnDemand } from '../../shared/ui/page/OnDemand.tsx';
import { transcriptCopy } from './copy.ts';
import type { Reading } from './reading.ts';

const loadPanel = () => import('./panel/ReadAlongPanel.tsx');

/**
 * Renders the button that shows the words of a recording below it; nothing for a recording without words. It stays open
 * from track to track.
 */
export function ReadAlong({ reading }: { reading: Reading | null }) {
  const [isOpen, setOpen] = useState(false);
  if (!reading) return null;
  return (
    <div className="column gap-12 middle">
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        aria-expanded={isOpen}
        startIcon={<Icon path={subjectIcon} size="small" />}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? transcriptCopy.close : transcriptCopy.open}
      </Button>
      {isOpen && <OnDemand load={loadPanel} onFailed={() => setOpen(false)} props={{ reading }} />}
    </div>
  );
}
