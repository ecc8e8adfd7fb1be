import { isNotFound } from '../../../shared/api/apiError.ts';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import { spokenCopy } from '../../../shared/ui/copy.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { withdrawalCopy as copy } from '../copy.ts';
import { useLinkedWithdrawalsQuery, useWithdrawByLinkMutation } from '../withdrawalApi.ts';
import { Receipt } from './Receipt.tsx';
import { WithdrawableItem } from './WithdrawableItem.tsx';
import '../withdrawal.css';

interface Props {
  token: string;
  /** Shows the form for another link. */
  onAgain: () => void;
}

/** Shows what the order of a mailed link has left to withdraw from. Only a press uses the link: mail programs open it. */
export function LinkedWithdrawals({ token, onAgain }: Props) {
  const { data, error, isError, refetch } = useLinkedWithdrawalsQuery(token);
  const [withdraw, { data: received }] = useWithdrawByLinkMutation();
  const open = isError ? [] : data?.filter(({ position }) => position !== received?.position);
  if (isError && !received) {
    return isNotFound(error) ? (
      <Panel
        title={copy.link.used}
        picture={<Motif />}
        action={{ label: copy.link.again, onClick: onAgain }}
      >
        {copy.link.usedText}
      </Panel>
    ) : (
      <Failure title={copy.link.failed} query={{ error, refetch }} />
    );
  }
  return (
    <div className="withdrawal-part">
      {received && <Receipt withdrawal={received} />}
      {!open && (
        <div role="status" aria-label={spokenCopy.loading}>
          <Skeleton height={200} />
        </div>
      )}
      {open && open.length > 0 && (
        <ul className="withdrawal-list" aria-label={copy.open}>
          {open.map((item) => (
            <WithdrawableItem
              key={item.position}
              item={item}
              onConfirm={async () => {
                const answer = await withdraw({ token, position: item.position });
                // The rest of the order, or nothing.
                if (!answer.error) void refetch();
                return answer.error;
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
