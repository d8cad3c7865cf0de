import type { z } from 'zod'
import type { OfferedSeats, OwnWaiting } from '@tomogolf/contract/waiting/waiting-list.schemas'
import { money, multiply } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'
import { seatsWanted } from '@tomogolf/domain/waiting/waiting-list'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import type { WaitingEntry } from './waiting.repository.ts'

/** A place on the list and how many guests are before it. */
export type Place = { readonly entry: WaitingEntry; readonly position: number | null }

export const presentWaiting = ({ entry, position }: Place): z.input<typeof OwnWaiting> => ({
  id: entry.id,
  status: entry.status === 'offered' ? 'offered' : 'waiting',
  position,
  since: iso(entry.createdAt),
  offerUntil: entry.offerUntil === null ? null : iso(entry.offerUntil),
  seats: seatsWanted(entry),
  hold: presentAmount(multiply(money(entry.holdMinor, entry.currency), seatsWanted(entry))),
})

/** For the host: seats that are neither open nor taken. */
export const presentOffer = (entry: WaitingEntry): z.input<typeof OfferedSeats> => ({
  count: seatsWanted(entry),
  until: iso(entry.offerUntil!),
})
