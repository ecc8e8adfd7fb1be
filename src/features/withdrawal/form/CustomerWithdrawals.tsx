import { longTime } from '../../../domain/text/instant.ts';
import { money } from '../../../domain/text/money.ts';
import { routes } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import { spokenCopy } from '../../../shared/ui/copy.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { withdrawalCopy as copy } from '../copy.ts';
import { useWithdrawalsQuery, useWithdrawMutation } from '../withdrawalApi.ts';
import { Receipt } from './Receipt.tsx';
import { WithdrawableItem } from './WithdrawableItem.tsx';
import '../withdrawal.css';

/** Shows what the customer can withdraw from, and below it what was withdrawn before. */
export function CustomerWithdrawals() {
  const catalogueLang = useContentLanguage();
  const { currentData, error, isError, refetch } = useWithdrawalsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [withdraw, { data: received }] = useWithdrawMutation();
  if (!currentData && isError) {
    return <Failure title={copy.listFailed} query={{ error, refetch }} />;
  }
  if (!currentData) {
    return (
      <div role="status" aria-label={spokenCopy.loading} className="withdrawal-part">
        {[1, 2].map((line) => (
          <Skeleton key={line} height={200} />
        ))}
      </div>
    );
  }
  const { done } = currentData;
  // Until the list is read again.
  const open = currentData.open.filter(
    ({ orderNumber, position }) =>
      orderNumber !== received?.orderNumber || position !== received.position,
  );
  return (
    <div className="withdrawal-part">
      {received && <Receipt withdrawal={received} />}
      {open.length === 0 && !received && (
        <Panel
          title={copy.none}
          picture={<Motif />}
          action={{ label: copy.toLibrary, to: routes.library }}
        >
          {copy.noneText}
        </Panel>
      )}
      {open.length > 0 && (
        <section aria-labelledby="open">
          <Text as="h2" variant="h3" id="open">
            {copy.open}
          </Text>
          <ul className="withdrawal-list">
            {open.map((item) => (
              <WithdrawableItem
                key={`${item.orderNumber} ${item.position}`}
                item={item}
                onConfirm={async () => (await withdraw(item)).error}
              />
            ))}
          </ul>
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="done">
          <Text as="h2" variant="h3" id="done">
            {copy.done}
          </Text>
          <ul className="withdrawal-list">
            {done.map(({ orderNumber, position, title, lang, refund, currency, receivedAt }) => (
              <li key={`${orderNumber} ${position}`} className="withdrawal-done">
                <Text lang={lang ?? catalogueLang}>{title}</Text>
                <Text variant="small" color="muted">
                  {`${copy.received(longTime(receivedAt))} · ${orderNumber} · ${copy.refunded(money(refund, currency))}`}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
