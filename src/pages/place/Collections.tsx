import type { ArtObject } from '../../domain/model.ts';
import { CardGrid } from '../../features/catalogue/grid/CardGrid.tsx';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { ObjectCard } from '../../features/catalogue/exhibits/ObjectCard.tsx';
import { routes } from '../../shared/site/paths.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { placeCopy } from './copy.ts';

/** Shows the objects of a place. */
export function Collections({ objects }: { objects: ArtObject[] }) {
  if (objects.length === 0) {
    return (
      <Panel
        title={placeCopy.noObjects}
        picture={<Motif />}
        action={{ label: placeCopy.allObjects, to: routes.objects }}
      />
    );
  }
  return (
    <>
      <VisuallyHidden>{placeCopy.tabs.Collections}</VisuallyHidden>
      <CardGrid items={objects} countText={exhibitsCopy.shown}>
        {(object) => <ObjectCard key={object.id} object={object} />}
      </CardGrid>
    </>
  );
}
