import type { ArtObject } from '../../domain/model.ts';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { useObjectsQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { ObjectCard } from '../../features/catalogue/exhibits/ObjectCard.tsx';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { ExhibitList } from '../parts/ExhibitList.tsx';
import { objectCopy } from './copy.ts';

const nameOf = ({ title }: ArtObject) => title;
const card = (object: ArtObject, isFirst: boolean) => (
  <ObjectCard object={object} eager={isFirst} />
);

/** Shows the list of objects. */
export const ObjectsPage = withMuiTheme(function ObjectsPage() {
  return (
    <ExhibitList
      query={useObjectsQuery()}
      texts={objectCopy}
      failed={exhibitsCopy.objectsFailed}
      nameOf={nameOf}
      card={card}
      height={{ xs: 'calc(100% + 200px)', lg: 'calc(100% + 246px)' }}
    />
  );
});
