import { useObjectQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { ById } from '../parts/ById.tsx';
import { Detail } from '../parts/Detail.tsx';
import { objectCopy } from './copy.ts';
import { ObjectBody } from './ObjectBody.tsx';

const unknown = { title: objectCopy.unknown, label: objectCopy.toList, to: routes.objects };

/** Shows one object. */
export const ObjectPage = withMuiTheme(function ObjectPage() {
  return <ById show={(id) => <ArtObject key={id} id={id} />} />;
});

function ArtObject({ id }: { id: number }) {
  return (
    <Detail query={useObjectQuery(id)} unknown={unknown} failed={objectCopy.failed}>
      {(object) => <ObjectBody object={object} />}
    </Detail>
  );
}
