import { screen, within } from '@testing-library/react';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { bundledSite } from '../../../shared/site/bundledSite.ts';
import type { Site } from '../../../domain/decode/site.ts';
import { Footer } from './Footer.tsx';

// Shows.
test('five categories stand in the footer, and every text link leads home', () => {
  renderPart(<Footer />);
  const groups = screen.getAllByRole('navigation');
  const linksOf = (group: HTMLElement) => within(group).getAllByRole('link');
  expect(linksOf(screen.getByRole('navigation', { name: 'Explore' }))).toHaveLength(5);
  for (const link of groups.flatMap(linksOf)) expect(link).toHaveAttribute('href', '/');
});

// Shows.
test('the placeholders lead home, and the apps are announced', () => {
  renderPart(<Footer />);
  for (const name of [
    'The Update',
    'FAQ',
    'Subscribe',
    'Press & Media Kit',
    'Contacts',
    'Privacy Policy',
    'Terms and Conditions',
    'Cookie Policy',
    'Privacy Preferences',
  ]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  }
  expect(screen.getByText('Download Mobile App')).toBeVisible();
});

// Shows.
test('the company says where it is registered, and its tax number', () => {
  renderPart(<Footer />);
  expect(screen.getByText(/^Registered office: .*Florence, Italy/)).toBeVisible();
  expect(screen.getByText(/^VAT and tax number/)).toBeVisible();
});

test('the pages about the law are linked, but not twice', () => {
  const site: Site = {
    ...bundledSite,
    footer: { groups: [{ title: 'Law', links: [{ text: 'Our terms', to: '/legal/terms' }] }] },
  };
  renderPart(<Footer />, '/', site);
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/legal/privacy',
  );
  expect(screen.queryByRole('link', { name: 'Terms and conditions' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Our terms' })).toHaveAttribute('href', '/legal/terms');
});

test('a shop without a footer of its own names no company and no app', () => {
  const { footer: _bundled, ...site } = bundledSite;
  renderPart(<Footer />, '/', { ...site, legal: [], shop: { ...site.shop, name: 'Siena' } });
  expect(screen.getByRole('link', { name: 'Siena, home' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByText('Download Mobile App')).not.toBeInTheDocument();
  expect(screen.queryByText(/Cicerone/)).not.toBeInTheDocument();
});

test('a badge is shown for a store with an address', () => {
  const apps = { text: 'Listen offline.', googlePlay: 'https://play.google.com/x' };
  renderPart(<Footer />, '/', { ...bundledSite, footer: { apps } });
  expect(screen.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    'https://play.google.com/x',
  );
  expect(screen.queryByRole('link', { name: 'App Store' })).not.toBeInTheDocument();
});
