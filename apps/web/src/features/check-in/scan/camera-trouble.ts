/**
 * Why there is no picture. `denied`: by the user or the system; `busy`: another app uses the
 * camera; `unsupported`: the browser cannot, or the page is not secure.
 */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'unsupported'

/** Maps an exception of getUserMedia. */
export function cameraTrouble(error: unknown): CameraTrouble {
  switch ((error as { name?: unknown } | null)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'unsupported'
  }
}
