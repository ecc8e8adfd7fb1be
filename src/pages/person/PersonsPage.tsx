import type { Person } from '../../domain/model.ts';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { usePersonsQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { PersonCard } from '../../features/catalogue/exhibits/PersonCard.tsx';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { ExhibitList } from '../parts/ExhibitList.tsx';
import { personCopy } from './copy.ts';

const nameOf = ({ name }: Person) => name;
const card = (person: Person, isFirst: boolean) => <PersonCard person={person} eager={isFirst} />;

/** Shows 'Artists & Makers'. */
export const PersonsPage = withMuiTheme(function PersonsPage() {
  return (
    <ExhibitList
      query={usePersonsQuery()}
      texts={personCopy}
      failed={exhibitsCopy.personsFailed}
      nameOf={nameOf}
      card={card}
      height="calc(100% + 108px)"
    />
  );
});
