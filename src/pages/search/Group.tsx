import { useId, type ReactNode } from 'react';
import { Text } from '../../shared/ui/basic/Text.tsx';

/** Shows a part of the search page with its headline. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="search-page-group">
      <Text as="h2" id={id}>
        {title}
      </Text>
      {children}
    </section>
  );
}
