/** Requests for a booking, rental clubs or help. */
export type RequestMessages = {
  /** The answer itself went to the sender by e-mail or phone. */
  request_answered: { reference: string; request: 'booking' | 'rental' | 'contact' }
}
