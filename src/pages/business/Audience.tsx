import { Text } from '../../shared/ui/basic/Text.tsx';
import { Headline } from '../landing/hero/Headline.tsx';
import './business.css';
import { businessCopy } from './copy.ts';
import layout from '../landing/layout.module.css';
import styles from './Audience.module.css';

const { items, kicker, text, title } = businessCopy.audience;

/** Shows whom the service is for, in the style of a table of contents. */
export function Audience() {
  return (
    <div className={layout.columns}>
      <Headline id="audience" title={title} kicker={kicker}>
        {text}
      </Headline>
      <ul className="business-list">
        {items.map((one) => (
          <li key={one.title} className={styles.item}>
            <Text as="h3">{one.title}</Text>
            <Text color="muted">{one.text}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
