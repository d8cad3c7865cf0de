import type { ReadySlots } from '@tomogolf/domain/conversation/ready-messages'
import type { Language } from '@tomogolf/phrases/languages'
import { tDynamic, type Translate } from '@tomogolf/phrases/translator'
import { formatClock } from './dates.ts'

export type Ready = { readonly id: string; readonly slots: ReadySlots }

/** A ready message in the language of `t`, whose area `ready` is loaded; null: a newer release's. */
export function readyText(t: Translate, { id, slots }: Ready): string | null {
  if (!t.has(`ready.say.${id}`)) return null
  return tDynamic(t)(`ready.say.${id}`, {
    ...(slots.place && { place: tDynamic(t)(`ready.place.${slots.place}`) }),
    ...(slots.time && {
      time: clockText(slots.time, t.language),
    }),
    ...(slots.minutes !== undefined && { min: slots.minutes }),
    ...(slots.number !== undefined && { count: slots.number }),
  })
}

/** `--:--` is a time that is not entered yet. */
function clockText(time: string, language: Language): string {
  const at = Date.parse(`2000-01-01T${time}:00+09:00`)
  return Number.isNaN(at) ? time : formatClock(at, language)
}
