type DeviceSignals = { readonly userAgent: string; readonly touchPoints: number }
/** The user agent of an iPad is a Mac's: only touch points differ. */
export const isIos = ({ userAgent, touchPoints }: DeviceSignals): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
export const readDeviceSignals = (): DeviceSignals => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
})
/** Opened from the home screen, as an installed app. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true
