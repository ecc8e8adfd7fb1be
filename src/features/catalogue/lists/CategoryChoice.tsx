import type { Category } from '../../../domain/model.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { catalogueCopy } from '../copy.ts';
import styles from './CategoryChoice.module.css';

interface Props {
  categories: readonly Pick<Category, 'id' | 'name'>[];
  chosen: number;
  onChoose: (id: number) => void;
}

/** Shows the categories as toggle buttons, one of them pressed. The row scrolls on phones and wraps on desktops. */
export function CategoryChoice({ categories, chosen, onChoose }: Props) {
  const lang = useContentLanguage();
  return (
    <div role="group" aria-label={catalogueCopy.categories} className={styles.categories}>
      {categories.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          lang={lang}
          title={name}
          className={styles.category}
          aria-pressed={id === chosen}
          onClick={() => id !== chosen && onChoose(id)}
        >
          {truncate(name, textLimits.listTitle)}
        </button>
      ))}
    </div>
  );
}
