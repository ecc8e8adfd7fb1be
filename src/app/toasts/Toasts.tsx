import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { ConsentHost } from '../../features/withdrawal/consent/ConsentHost.tsx';
import { LanguageOffer } from '../language/LanguageOffer.tsx';
import { maxToasts } from './showToast.ts';
import './toasts.css';

/**
 * Shows the offer of another language, the question before the first play of a bought guide, and the toasts: at most 20, each for its duration, which hover and focus do not
 * extend.
 */
export function Toasts() {
  return (
    <>
      <ToastContainer
        limit={maxToasts}
        position="bottom-center"
        hideProgressBar
        newestOnTop
        pauseOnHover={false}
        pauseOnFocusLoss={false}
      />
      <LanguageOffer />
      <ConsentHost />
    </>
  );
}
