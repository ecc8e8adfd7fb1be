import { useEffect } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { maxToasts, markContainerReady } from './showToast.ts';
import './toasts.css';

/**
 * Where toasts appear. At most 20 are held, each for its time, also under the pointer or with the
 * focus.
 */
export function Toasts() {
  useEffect(markContainerReady, []);
  return (
    <ToastContainer
      limit={maxToasts}
      position="bottom-center"
      hideProgressBar
      newestOnTop
      pauseOnHover={false}
      pauseOnFocusLoss={false}
    />
  );
}
