import { selectHasOwnLists, selectWasChecked } from '../../features/auth/session/sessionSlice.ts';
import { useAddToCart } from '../../features/cart/add/useAddToCart.ts';
import { useCartQuery } from '../../features/cart/cartApi.ts';
import { cartCopy } from '../../features/cart/copy.ts';
import { selectIsInCart } from '../../features/cart/selectIsInCart.ts';
import { useGuideQuery } from '../../features/guides/guideApi.ts';
import { useProfileQuery } from '../../features/profile/profileApi.ts';
import type { Guide, GuideDetail } from '../../domain/model.ts';
import { isFree } from '../../domain/text/money.ts';
import { subscribeCopy } from '../../features/subscribe/copy.ts';
import { GuideOffer } from '../../features/subscribe/plans/GuideOffer.tsx';
import { isPlayable } from '../../features/player/state/playerSelectors.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { useGuidePlayer } from '../../features/player/view/useGuidePlayer.ts';
import { isSettled } from '../../shared/api/queryState.ts';
import { paths, routes } from '../../shared/site/paths.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../../shared/ui/icons/playIcons.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { ById } from '../parts/ById.tsx';
import { Detail } from '../parts/Detail.tsx';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import page from '../parts/page.module.css';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';

const { offer } = subscribeCopy;

/** Shows one guide to buy, for visitors and customers. */
export function GuideOfferPage() {
  return <ById show={(id) => <Offer key={id} id={id} />} />;
}

function Offer({ id }: { id: number }) {
  const query = useGuideQuery(id);
  const isCustomer = useAppSelector(selectHasOwnLists);
  // Waits for the session check, which detects an expired token.
  const skip = !useAppSelector(selectWasChecked) || !isCustomer;
  const ownProfile = useProfileQuery(undefined, { skip });
  useCartQuery(undefined, { skip });
  const isInCart = useAppSelector((state) => selectIsInCart(state, id));
  const isKnown = isInCart !== undefined && (!isCustomer || isSettled(ownProfile));
  const { currentData: profile } = ownProfile;
  const isCovered = profile?.plan && !profile.guideIds.includes(id);
  const ownedNote = isCovered ? offer.covered : offer.owned;
  const noteOf = (guide: Guide): string | null => {
    if (guide.isOwned) return ownedNote;
    if (isFree(guide)) return offer.free;
    return isInCart ? offer.inCart : null;
  };
  return (
    <Detail
      // Waits for the customer's data: a note that changed would move the button below it.
      query={isKnown ? query : { ...query, currentData: undefined }}
      unknown={{ title: offer.unknown, label: subscribeCopy.browse, to: routes.landing }}
      failed={offer.failed}
    >
      {(guide) => (
        <Container className={classNames(page.padded, page.fullHeight)}>
          <PageHead
            title={guide.title}
            description={guide.shortDescription}
            picture={guide.cover}
            linkPicture={guide.linkPicture}
          />
          <GuideOffer guide={guide} note={noteOf(guide)}>
            {guide.isOwned || isFree(guide) ? (
              <Button to={paths.guide(id)} variant="contained" size="large">
                {offer.goToGuide}
              </Button>
            ) : (
              <AddToCart guide={guide} />
            )}
            <ListenFree guide={guide} />
          </GuideOffer>
        </Container>
      )}
    </Detail>
  );
}

/** Plays the first free track, with the bar as its player. */
function ListenFree({ guide }: { guide: GuideDetail }) {
  const dispatch = useAppDispatch();
  const { isPlaying, play, track } = useGuidePlayer(guide);
  if (guide.isOwned || !track || !isPlayable(guide, track)) return null;
  return (
    <Button
      variant="outlined"
      size="large"
      startIcon={<Icon path={isPlaying ? pauseIcon : playArrowIcon} />}
      onClick={() => (isPlaying ? dispatch(playerEvents.pauseRequested()) : play())}
    >
      {isPlaying ? offer.pause : offer.listenFree}
    </Button>
  );
}

/** Shows 'Add to Cart' as a text button, for offers; if the guide is in the cart, it opens the cart. */
function AddToCart({ guide }: { guide: Guide }) {
  const { isInCart, press } = useAddToCart(guide);
  return (
    <Button variant="contained" size="large" onClick={() => void press()}>
      {isInCart ? cartCopy.toCartPage : cartCopy.addToCart}
    </Button>
  );
}
