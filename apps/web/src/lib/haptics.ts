const PATTERNS = { scan: 30, success: [40, 60, 40], failure: [120, 80, 120] }

/** Feedback by vibration, where the device has it and its user has not asked for less motion. */
export function vibrate(pattern: keyof typeof PATTERNS): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate(PATTERNS[pattern])
}
