/** Why there is no picture. `denied`: the person or the system said no; `busy`: another app has it; `unsupported`: this browser cannot, or the page is not secure. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'unsupported'

/** What an exception of getUserMedia means. */
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
