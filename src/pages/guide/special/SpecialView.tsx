import type { GuideDetail } from '../../../domain/model.ts';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { AddressTabs } from '../../parts/AddressTabs.tsx';
import { guideCopy } from '../copy.ts';
import { GuideText } from '../GuideText.tsx';
import { SidePlayer } from './SidePlayer.tsx';
import { EventsView, LocationsView, ObjectsView, PersonsView } from './exhibitViews.tsx';
import styles from './SpecialView.module.css';

/**
 * Shows a 'Special' guide: its persons, objects, places and events in tabs, and a side player with their recordings
 * (R-2.65).
 */
export const SpecialView = withMuiTheme(function SpecialView({ guide }: { guide: GuideDetail }) {
  const { id } = guide;
  return (
    <div className={styles.specialView}>
      <div className={styles.player}>
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
      </div>
      <div className={styles.text}>
        <SidePlayer guide={guide} />
      </div>
    </div>
  );
});
