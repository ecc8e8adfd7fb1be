import { createElement, type HTMLAttributes, type Ref } from 'react';
import { classNames } from './classNames.ts';
import styles from './Text.module.css';

type Element = 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'dt' | 'dd' | 'time';

export type TextVariant =
  | 'display'
  | 'lead'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'body'
  | 'small'
  | 'caption'
  | 'overline'
  | 'label'
  | 'time';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: Element;
  /** How it looks: as its element, unless named. */
  variant?: TextVariant | undefined;
  /** Without one: that of the text around it. */
  color?: 'muted' | 'primary' | 'error' | 'success' | undefined;
  /** On one line, cut at its end. */
  noWrap?: boolean;
  /** Of a `time`. */
  dateTime?: string;
  ref?: Ref<HTMLElement>;
}

const variantOf = (element: Element): TextVariant =>
  element === 'h1' || element === 'h2' || element === 'h3' || element === 'h4' ? element : 'body';

/** A headline, a paragraph or a line in a style of the type scale, without margins. */
export function Text({ as = 'p', variant, color, noWrap, className, ...props }: Props) {
  return createElement(as, {
    ...props,
    className: classNames(
      styles[variant ?? variantOf(as)],
      color && styles[color],
      noWrap && styles.noWrap,
      className,
    ),
  });
}
