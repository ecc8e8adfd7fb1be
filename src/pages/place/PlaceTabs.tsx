import type { ReactNode } from 'react';
import type { PlaceDetail } from '../../domain/model.ts';
import { AddressTabs } from '../parts/AddressTabs.tsx';
import { Collections } from './Collections.tsx';
import { placeCopy } from './copy.ts';
import { Visit } from './Visit.tsx';
import { WhatsOn } from './WhatsOn.tsx';
import styles from './PlaceTabs.module.css';

const inPanel = (content: ReactNode) => <div className={styles.panel}>{content}</div>;

/** Renders the tabs of a place. A query parameter selects the tab, as on the profile page (`?Tab=`). */
export function PlaceTabs({ place }: { place: PlaceDetail }) {
  return (
    <AddressTabs
      label={place.name}
      parameter="Tab"
      tabs={placeCopy.tabs}
      contents={{
        Collections: () => inPanel(<Collections objects={place.objects} />),
        WhatsOn: () => inPanel(<WhatsOn picture={place.image} />),
        Visit: () => inPanel(<Visit text={place.text} />),
      }}
    />
  );
}
