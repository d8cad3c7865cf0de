/** Requests for a booking, rental clubs or help. */
export type RequestMessages = {
  /** The reply itself was sent by email or phone. */
  request_answered: { reference: string; request: 'booking' | 'rental' | 'contact' }
}
