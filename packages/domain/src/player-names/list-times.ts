import { GAME_LENGTH } from '../game.ts'
import type { Settings } from '../settings.ts'
import { DAY, hours, type Instant } from '../time.ts'

/** `namesDueAt`: from the booking at the course; null or absent where it does not say. */
export type NamesGame = { readonly teeTime: Instant; readonly namesDueAt?: Instant | null }

/** When the course wants the names of the players. */
export const namesDueAt = (
  { teeTime, namesDueAt: booked }: NamesGame,
  settings: Pick<Settings, 'names_due_hours'>,
): Instant => booked ?? teeTime - hours(settings.names_due_hours)

/** From here on (inclusive), until the tee time, guests without a name are reminded. */
export const namesReminderAt = (
  game: NamesGame,
  settings: Pick<Settings, 'names_due_hours' | 'names_reminder_hours'>,
): Instant => namesDueAt(game, settings) - hours(settings.names_reminder_hours)

/** The last moment (inclusive) at which the host sees the names. */
export const namesCloseAt = (
  teeTime: Instant,
  settings: Pick<Settings, 'names_visible_days'>,
): Instant => teeTime + GAME_LENGTH + settings.names_visible_days * DAY

export const areNamesOpen = (
  teeTime: Instant,
  settings: Pick<Settings, 'names_visible_days'>,
  now: Instant,
): boolean => now <= namesCloseAt(teeTime, settings)
