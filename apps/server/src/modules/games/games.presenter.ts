import type { z } from 'zod'
import type { GameListItem, Player } from '@tomogolf/contract/games.schemas'
import type { GameDetail, Viewer } from '@tomogolf/contract/participations.schemas'
import { courseNamesOf, koreanPlace } from '@tomogolf/domain/hangul/korean-names'
import { checkInWindow } from '@tomogolf/domain/attendance'
import { freeSeats, joinDeadline } from '@tomogolf/domain/game'
import type { HoldState } from '@tomogolf/domain/machines/hold-machine'
import { settingsAt, type Launches } from '@tomogolf/domain/launch/region-launch'
import { missingGuests } from '@tomogolf/domain/go-no-go'
import { money, toMajor } from '@tomogolf/domain/money'
import { straightKm, type Coordinates } from '@tomogolf/domain/places/distance'
import { priceParticipation } from '@tomogolf/domain/pricing'
import type { Settings } from '@tomogolf/domain/settings'
import type { Reliability } from '@tomogolf/domain/attendance/reliability'
import { iso, japanText, type Instant } from '@tomogolf/domain/time'
import type { Course } from '../courses/courses.repository.ts'
import { presentWhere } from '../courses/where.presenter.ts'
import { presentHost, presentPlayer } from '../accounts/profile/people.presenter.ts'
import type { Person } from '../accounts/profile/people.read.ts'
import { isListed } from '@tomogolf/domain/wishes/head-start'
import { plainWords } from '@tomogolf/domain/search/search-text'
import { presentSharedBooking } from './booking/booking.presenter.ts'
import type { CourseBooking } from './booking/bookings.repository.ts'
import { presentJoinPreview, type PreviewCard } from './listing/join-preview.presenter.ts'
import type { Rosters, ShownGame, Waiting } from './game-ports.types.ts'

type Item = z.input<typeof GameListItem>
type Detail = z.input<typeof GameDetail>

export type ListContext = {
  readonly rosters: Rosters
  /** For the fee of a guest who joins now. */
  readonly settings: Settings
  /** What regions have instead. */
  readonly launches: Launches
  readonly viewerId: string | null
  /** Where distances are measured from; absent when none were asked for. */
  readonly near?: Near
  /** The games that the viewer has saved; absent for visitors. */
  readonly saved?: ReadonlySet<string>
  /** The viewer's places on waiting lists, by game; absent for visitors. */
  readonly waiting?: ReadonlyMap<string, Waiting>
}
export type Near = {
  readonly from: Coordinates
  /** The positions of listed courses. */
  readonly positions: ReadonlyMap<string, Coordinates>
}
/** A game in lists. The host is the first player; the viewer's role follows from the seats. */
export function presentListItem(
  game: ShownGame,
  { rosters, settings, launches, viewerId, near, saved, waiting }: ListContext,
): Item {
  const host = hostOf(game, rosters),
    guests = rosters.guests.get(game.id) ?? [],
    price = money(game.priceMinor, game.currency)
  return {
    id: game.id,
    ...courseNamesOf(game),
    courseId: game.courseId,
    artSeed: artSeedOf(game),
    courseTerrain: game.courseTerrain,
    date: japanText(game.teeTime),
    teeTime: iso(game.teeTime),
    location: game.location,
    prefecture: game.prefecture,
    municipality: game.municipality,
    placeJa: game.placeJa,
    placeKo: koreanPlace(game.prefecture, game.municipality),
    region: game.region,
    price: toMajor(price),
    fee: toMajor(priceParticipation(price, settingsAt(settings, launches, game)).fee),
    currency: game.currency,
    slots: game.slots,
    availableSlots: freeSeats(game),
    totalPlayers: game.slots + 1,
    skillLevel: game.skillLevel,
    gameStatus: game.status,
    bookingBadge: game.bookingBadge,
    womenOnly: game.womenOnly,
    joining: game.joining,
    inviteOnly: game.inviteKey !== null,
    goNoGo: presentGoNoGo(game),
    hostId: game.hostId,
    host: presentPlayer(host, true),
    players: [
      presentPlayer(host, true),
      ...guests.flatMap((id): z.input<typeof Player>[] => {
        const guest = rosters.people.get(id)
        const brings = rosters.companions.get(game.id)?.get(id)
        return guest
          ? [{ ...presentGuest(guest, viewerId), ...(brings && { companions: brings }) }]
          : []
      }),
    ],
    viewerRole:
      viewerId === null
        ? null
        : viewerId === game.hostId
          ? 'host'
          : guests.includes(viewerId)
            ? 'guest'
            : null,
    ...(near && presentDistance(near, game.courseId)),
    ...(waiting && { waiting: waiting.get(game.id) ?? null }),
    ...(saved && { saved: saved.has(game.id) }),
  }
}
const presentGoNoGo = (game: ShownGame): Item['goNoGo'] =>
  game.minPlayers === null || game.decideAt === null
    ? null
    : {
        minPlayers: game.minPlayers,
        missing: missingGuests(game, game.seatsTaken),
        decideAt: iso(game.decideAt),
        decision: game.decision,
      }
function presentDistance({ from, positions }: Near, courseId: string | null) {
  const position = courseId === null ? undefined : positions.get(courseId)
  return position
    ? {
        distanceKm: straightKm(from, position),
        position: { lat: position.latitude, lng: position.longitude },
      }
    : { distanceKm: null, position: null }
}
/** A guest's handicap is for signed-in users, as the privacy policy says. */
function presentGuest(person: Person, viewerId: string | null): z.input<typeof Player> {
  const player = presentPlayer(person, false)
  return viewerId === null ? { ...player, handicap: null } : player
}

function hostOf(game: ShownGame, rosters: Rosters): Person {
  const host = rosters.people.get(game.hostId)
  if (!host) throw new Error(`game ${game.id}: its host was not read`)
  return host
}

/**
 * The seed of a place's picture: the listed course, else the entered name, so that it is stable.
 */
export function artSeedOf(game: Pick<ShownGame, 'id' | 'courseId' | 'courseName'>): string {
  return (
    game.courseId ??
    (plainWords(game.courseName)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 120) ||
      game.id)
  )
}

export type DetailContext = ListContext & {
  readonly now: Instant
  /** By player, of those whom the viewer may see it of. */
  readonly reliability: ReadonlyMap<string, Reliability>
  readonly viewer: z.input<typeof Viewer>
  /** The listed course, if it is one. */
  readonly course: Course | undefined
  /** The booking at the course, if it is known. */
  readonly booking: CourseBooking | undefined
  /** The viewer's default card, if there is one. */
  readonly card: PreviewCard | undefined
  /** The key with which the viewer came; the host's own. */
  readonly invite: string | null
  /** Joining cannot be undone: the viewer has undone a join of this game, or takes a passed-on seat. */
  readonly undone: boolean
  /** The viewer may take one seat only: others wait, or another guest passes it on. */
  readonly alone: boolean
  /** Whether the viewer has kept a seat of this game for a companion who did not come. */
  readonly hasInvited: boolean
  /** The hold of the seat that is passed on to the viewer. */
  readonly replacedHold?: HoldState | undefined
  /** The games of its weekly series that the viewer may know of; empty without one. */
  readonly series: readonly Pick<ShownGame, 'id' | 'teeTime' | 'status' | 'seatsTaken'>[]
  /** The seat of the link with which the viewer came. */
  readonly passedOn: {
    readonly as: 'substitute' | 'companion'
    readonly by: string
    readonly state: 'open' | 'taking' | 'ended' | 'approval'
    readonly until: Instant
  } | null
}
/** One game with all data of its page. */
export function presentGameDetail(game: ShownGame, context: DetailContext): Detail {
  const settings = settingsAt(context.settings, context.launches, game)
  const window = checkInWindow(game.teeTime, settings.check_in_window_hours)
  return {
    ...presentListItem(game, context),
    host: presentHost(hostOf(game, context.rosters)),
    reliability: [...context.reliability].map(([playerId, rounds]) => ({ playerId, ...rounds })),
    notes: game.notes,
    courseType: game.courseType as Detail['courseType'],
    mealIncluded: game.mealIncluded,
    mealPackageType: game.mealPackageType as Detail['mealPackageType'],
    caddieIncluded: game.caddieIncluded,
    playThrough: game.playThrough,
    transportationProvided: game.transportationProvided,
    transportationDetails: game.transportationDetails,
    cartSystem: game.cartSystem as Detail['cartSystem'],
    twoSomeGuarantee: game.twoSomeGuarantee,
    dressCodeLevel: game.dressCodeLevel as Detail['dressCodeLevel'],
    extras: game.extras as Detail['extras'],
    joinDeadline: iso(joinDeadline(game.teeTime, settings.join_deadline_hours)),
    checkIn: { opens: iso(window.opens), closes: iso(window.closes) },
    invite: context.invite,
    passedOn: context.passedOn && {
      as: context.passedOn.as,
      by: context.passedOn.by,
      state: context.passedOn.state,
      until: iso(context.passedOn.until),
    },
    listedFrom: isListed(game, context.now) ? null : iso(game.listedFrom!),
    series:
      context.series.length > 0
        ? context.series.map(({ id, teeTime, status, seatsTaken }) => ({
            id,
            teeTime: iso(teeTime),
            gameStatus: status,
            guests: seatsTaken,
          }))
        : null,
    version: game.version,
    cancelReason: game.cancelReason,
    joinPreview: presentJoinPreview(game, settings, context.now, {
      ...context,
      alone: context.alone || game.joining === 'approve',
    }),
    viewer: context.viewer,
    booking: context.booking ? presentSharedBooking(context.booking) : null,
    where: context.course ? presentWhere(context.course) : null,
  }
}
