/**
 * Sets the global that libraries read when they insert a style element (scroll lock of dialogs), so
 * that the CSP accepts it by the page's nonce.
 */
export function shareStyleNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = nonce
}
