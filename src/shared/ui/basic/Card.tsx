import { createElement, type HTMLAttributes, type Ref } from 'react';
import { classNames } from './classNames.ts';
import styles from './Card.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  ref?: Ref<HTMLElement>;
}

/** Renders a surface with a hairline border. */
export function Card({ as = 'div', className, ...props }: Props) {
  // `card`: the print style sheet avoids page breaks inside it.
  return createElement(as, { ...props, className: classNames('card', styles.card, className) });
}
