/** Libraries that add a style element (the scroll lock of dialogs) ask for this name; the CSP lets them pass by the page's own nonce. */
export function shareStyleNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = nonce
}
