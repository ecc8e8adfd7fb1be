import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../basic/Card.tsx';
import './opening.css';
import { openWithCover } from './openWithCover.ts';

/** Renders a card whose picture becomes that of the page that its link opens (docs/decisions/022-look.md). */
export function OpeningCard(props: ComponentProps<typeof Card>) {
  const navigate = useNavigate();
  return (
    <Card
      as="article"
      {...props}
      // Before the link's own listener, which does nothing if the default is prevented.
      onClickCapture={(event) => openWithCover(event, (...to) => void navigate(...to))}
    />
  );
}
