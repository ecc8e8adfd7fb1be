import Typography from '@mui/material/Typography';

interface Props {
  title: string;
  /** Where it isn't the form's. */
  titleLang?: string;
  text: string;
}

/** What has become of a demo request. */
export function DemoNote({ title, titleLang, text }: Props) {
  return (
    <>
      <Typography variant="h4" component="p" lang={titleLang}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{text}</Typography>
    </>
  );
}
