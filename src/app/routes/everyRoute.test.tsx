import { waitFor } from '@testing-library/react';
import { allRoutes } from '../../../contract/routes.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { renderedPageAt } from '../ssr/renderedPages.ts';

const publicRoutes = allRoutes.flatMap(([, { guard, path, rendered }]) =>
  guard === 'customers'
    ? []
    : [{ address: path.replace(':id', '1').replace(':slug', 'terms'), rendered }],
);

test.each(publicRoutes)(
  '$address shows a page, and the server knows it',
  async ({ address, rendered }) => {
    const page = renderedPageAt(address);
    expect(page?.isUnknown).toBe(rendered ? false : undefined);
    document.title = '';
    renderApp(address);
    // While it loads, a page of one thing has the shop's name alone.
    await waitFor(() => expect(document.title).toContain('·'));
    expect(document.title).not.toMatch(/Page not found|could not be loaded/);
  },
);
