import type { Person } from '../../../domain/model.ts';
import { lifeYears } from '../../../domain/text/years.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { ExhibitCard, type CardPicture } from './ExhibitCard.tsx';

interface Props extends CardPicture {
  person: Person;
}

/** Shows the portrait, the name and the years of birth and death of a person. */
export function PersonCard({ person, ...picture }: Props) {
  return (
    <ExhibitCard
      to={paths.person(person.id)}
      name={person.name}
      picture={person.image}
      {...picture}
    >
      <Text variant="small" color="muted">
        {lifeYears(person)}
      </Text>
    </ExhibitCard>
  );
}
