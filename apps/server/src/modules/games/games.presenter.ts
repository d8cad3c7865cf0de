import type { z } from 'zod'
import type { GameListItem, Player } from '@tomogolf/contract/games.schemas'
import type { GameDetail, Viewer } from '@tomogolf/contract/participations.schemas'
import { checkInWindow } from '@tomogolf/domain/attendance'
import { joinDeadline } from '@tomogolf/domain/game'
import { money, toMajor } from '@tomogolf/domain/money'
import type { Settings } from '@tomogolf/domain/settings'
import { iso, japanText, type Instant } from '@tomogolf/domain/time'
import { presentHost, presentPlayer } from '../accounts/profile/people.presenter.ts'
import type { Person } from '../accounts/profile/people.read.ts'
import { plainWords } from '../courses/search-text.ts'
import { joinPreview } from './listing/join-preview.ts'
import type { Rosters, ShownGame } from './game-ports.ts'

type Item = z.input<typeof GameListItem>
type Detail = z.input<typeof GameDetail>

/** A game in lists. The host is the first player; the viewer's role follows from the seats. */
export function presentListItem(g: ShownGame, rosters: Rosters, viewerId: string | null): Item {
  const host = hostOf(g, rosters),
    guests = rosters.guests.get(g.id) ?? []
  return {
    id: g.id,
    courseName: g.courseName,
    courseNameJa: g.courseNameJa,
    courseId: g.courseId,
    artSeed: artSeedOf(g),
    courseTerrain: g.courseTerrain,
    date: japanText(g.teeTime),
    teeTime: iso(g.teeTime),
    location: g.location,
    prefecture: g.prefecture,
    municipality: g.municipality,
    placeJa: g.placeJa,
    region: g.region,
    price: toMajor(money(g.priceMinor, g.currency)),
    currency: g.currency,
    slots: g.slots,
    availableSlots: g.slots - g.seatsTaken,
    totalPlayers: g.slots + 1,
    skillLevel: g.skillLevel,
    gameStatus: g.status,
    hostId: g.hostId,
    host: presentPlayer(host, true),
    players: [
      presentPlayer(host, true),
      ...guests.flatMap((id): z.input<typeof Player>[] => presentGuest(rosters.people.get(id))),
    ],
    viewerRole:
      viewerId === null
        ? null
        : viewerId === g.hostId
          ? 'host'
          : guests.includes(viewerId)
            ? 'guest'
            : null,
  }
}
const presentGuest = (p: Person | undefined) => (p ? [presentPlayer(p, false)] : [])

function hostOf(g: ShownGame, rosters: Rosters): Person {
  const host = rosters.people.get(g.hostId)
  if (!host) throw new Error(`game ${g.id}: its host was not read`)
  return host
}

/** The seed of a place's picture: the listed course, else the entered name, so that it is stable. */
export function artSeedOf(g: Pick<ShownGame, 'id' | 'courseId' | 'courseName'>): string {
  return (
    g.courseId ??
    (plainWords(g.courseName)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 120) ||
      g.id)
  )
}

export type DetailContext = {
  readonly rosters: Rosters
  readonly settings: Settings
  readonly now: Instant
  readonly viewerId: string | null
  readonly viewer: z.input<typeof Viewer>
  /** Brand of the viewer's card; empty where there is none. */
  readonly cardBrand: string
}
/** One game with all data of its page. */
export function presentGameDetail(g: ShownGame, c: DetailContext): Detail {
  const window = checkInWindow(g.teeTime, c.settings.check_in_window_hours)
  return {
    ...presentListItem(g, c.rosters, c.viewerId),
    host: presentHost(hostOf(g, c.rosters)),
    notes: g.notes,
    courseType: g.courseType as Detail['courseType'],
    mealIncluded: g.mealIncluded,
    mealPackageType: g.mealPackageType as Detail['mealPackageType'],
    caddieIncluded: g.caddieIncluded,
    playThrough: g.playThrough,
    transportationProvided: g.transportationProvided,
    transportationDetails: g.transportationDetails,
    cartSystem: g.cartSystem as Detail['cartSystem'],
    twoSomeGuarantee: g.twoSomeGuarantee,
    dressCodeLevel: g.dressCodeLevel as Detail['dressCodeLevel'],
    extras: g.extras as Detail['extras'],
    joinDeadline: iso(joinDeadline(g.teeTime, c.settings.join_deadline_hours)),
    checkIn: { opens: iso(window.opens), closes: iso(window.closes) },
    version: g.version,
    cancelReason: g.cancelReason,
    joinPreview: joinPreview(g, c.settings, c.now, c.cardBrand),
    viewer: c.viewer,
  }
}
