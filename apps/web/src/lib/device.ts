type Told = { readonly userAgent: string; readonly touchPoints: number }
/** iPads call themselves Macs; only their screens tell. */
export const isIos = ({ userAgent, touchPoints }: Told): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
export const thisDevice = (): Told => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
})
/** Opened from the home screen, without a browser around it. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true
