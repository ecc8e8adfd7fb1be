import { screen } from '@testing-library/react';
import { guideOf } from '../../../../testing/player/openPlayer.ts';
import { renderPart } from '../../../../testing/screens/renderPart.tsx';
import { downloadsEvents } from '../state/downloadsSlice.ts';
import { DownloadMenu } from './DownloadMenu.tsx';

test.each([
  ['Download in English', ['en']],
  ['Download in all languages', ['en', 'it']],
])('%s of a guide in several requests %j', async (name, languages) => {
  const { title, cover } = guideOf('f');
  const named = { guideId: 7, title, lang: 'en', cover };
  const { store, user } = renderPart(
    <DownloadMenu
      guide={named}
      languages={['it', 'en']}
      download={undefined}
      canStore
      notice={false}
      anchor={document.body.appendChild(document.createElement('button'))}
      onClose={() => undefined}
    />,
  );
  const requested: unknown[] = [];
  store.listen((startListening) =>
    startListening({
      actionCreator: downloadsEvents.downloadRequested,
      effect: ({ payload }) => void requested.push(payload),
    }),
  );
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  await user.click(screen.getByRole('menuitem', { name }));
  expect(requested).toEqual([{ ...named, languages }]);
});
