import { useEffect, useRef, type ReactNode } from 'react';
import type { Guide } from '../../../domain/model.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { libraryCopy } from '../copy.ts';
import { EmptyLibrarySection } from './EmptyLibrarySection.tsx';
import { LibrarySection } from './LibrarySection.tsx';

interface Props {
  query: QueryState<Guide[]>;
  skeleton: ReactNode;
  /** Renders the guides; the page passes a component of features/catalogue. */
  children: (guides: Guide[]) => ReactNode;
}

const copy = libraryCopy.wishes;

/** Shows the guides of the wish list, latest first. A removed guide disappears immediately. */
export function WishList({ query, skeleton, children }: Props) {
  const { currentData: guides, isError } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    const wasMore = shown.current > (guides?.length ?? 0);
    shown.current = guides?.length ?? 0;
    // Removing a guide unmounts the focused button, which resets focus to the body: move it to the heading.
    if (wasMore && document.activeElement === document.body) heading.current?.focus();
  }, [guides]);
  return (
    <LibrarySection title={copy.title} headingRef={heading}>
      {guides && guides.length > 0 && children(guides)}
      {guides?.length === 0 && (
        <EmptyLibrarySection title={copy.empty}>{copy.emptyText}</EmptyLibrarySection>
      )}
      {!guides && !isError && skeleton}
      {!guides && isError && <Failure title={copy.failed} query={query} />}
    </LibrarySection>
  );
}
