import { Text } from '../../../shared/ui/basic/Text.tsx';
import styles from './DemoNote.module.css';

interface Props {
  title: string;
  /** The title's language, if it differs from the form's. */
  titleLang?: string;
  text: string;
}

/** Shows the status of a demo request. */
export function DemoNote({ title, titleLang, text }: Props) {
  return (
    <>
      <Text variant="h4" lang={titleLang}>
        {title}
      </Text>
      <Text className={styles.text}>{text}</Text>
    </>
  );
}
