import Box from '@mui/material/Box';
import type { GuideDetail } from '../../../domain/model.ts';
import { AddressTabs } from '../../parts/AddressTabs.tsx';
import { guideCopy } from '../copy.ts';
import { GuideText } from '../GuideText.tsx';
import { SidePlayer } from './SidePlayer.tsx';
import { EventsView, LocationsView, ObjectsView, PersonsView } from './exhibitViews.tsx';

/**
 * A 'Special' guide: its persons, objects, places and events in tabs, and a side player with their
 * recordings.
 */
export function SpecialView({ guide }: { guide: GuideDetail }) {
  const { id } = guide;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 352px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ '& [role=tabpanel]': { pt: { xs: 3, md: 4 }, minHeight: { lg: 560 } } }}>
        <AddressTabs
          label={guide.title}
          parameter="view"
          tabs={guideCopy.views}
          contents={{
            about: () => <GuideText guide={guide} />,
            persons: () => <PersonsView guideId={id} />,
            objects: () => <ObjectsView guideId={id} />,
            locations: () => <LocationsView guideId={id} />,
            events: () => <EventsView guideId={id} />,
          }}
        />
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 96 }}>
        <SidePlayer guide={guide} />
      </Box>
    </Box>
  );
}
