import { useShopName } from '../../site/useSite.ts';

/** Renders the title of a page that search engines do not see, with the shop's name; by default the name alone. */
export function PageTitle({ children }: { children?: string }) {
  const shop = useShopName();
  return <title>{children === undefined ? shop : `${children} · ${shop}`}</title>;
}
