import { usePersonQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { ById } from '../parts/ById.tsx';
import { Detail } from '../parts/Detail.tsx';
import { personCopy } from './copy.ts';
import { PersonBody } from './PersonBody.tsx';

const unknown = { title: personCopy.unknown, label: personCopy.toList, to: routes.persons };

/** Shows one person. */
export const PersonPage = withMuiTheme(function PersonPage() {
  return <ById show={(id) => <Person key={id} id={id} />} />;
});

function Person({ id }: { id: number }) {
  return (
    <Detail query={usePersonQuery(id)} unknown={unknown} failed={personCopy.failed}>
      {(person) => <PersonBody person={person} />}
    </Detail>
  );
}
