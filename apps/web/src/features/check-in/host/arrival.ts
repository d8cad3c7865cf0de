import type { CodeResponse } from '../../../queries/check-in.ts'

export type Guest = CodeResponse['guests'][number]
/** `not_open`: check-in has not opened yet. */
export type Arrival =
  | 'here'
  | 'not_open'
  | 'not_yet'
  | 'missing'
  | 'marked'
  | 'looked_into'
  | 'no_show'
  | 'not_charged'

/** A guest's state in the host's list. */
export function arrivalOf(guest: Pick<Guest, 'status'>, open: boolean): Arrival {
  switch (guest.status) {
    case 'checked_in':
      return 'here'
    case 'arrived':
      return 'marked'
    case 'unverified':
    case 'missing':
      return 'missing'
    case 'disputed':
      return 'looked_into'
    case 'no_show':
      return 'no_show'
    case 'not_played':
    case 'host_absent':
      return 'not_charged'
    default:
      return open ? 'not_yet' : 'not_open'
  }
}
/** Whether the host can still mark this guest present. */
export const canBeMarked = (arrival: Arrival): boolean =>
  arrival === 'not_yet' || arrival === 'missing'
export type SettledArrival = Exclude<Arrival, 'not_open' | 'not_yet' | 'missing'>
export const isSettled = (arrival: Arrival): arrival is SettledArrival =>
  arrival !== 'not_open' && !canBeMarked(arrival)
