import { useQuery } from '@tanstack/react-query'
import { fromMajor, toMajor, type Currency } from '@tomogolf/domain/money'
import { parseTypedPrice } from '@tomogolf/domain/payments/typed-price'
import { priceParticipation } from '@tomogolf/domain/pricing'
import { displayName } from '@tomogolf/domain/profile'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { profileQuery, type Profile } from '../../queries/profile.ts'
import type { Me } from '../../queries/session.ts'
import { GameCard } from '../../components/GameCard.tsx'
import type { ListedGame } from '../../queries/games.ts'
import type { GameDraft } from './game-draft.ts'
import { UnfinishedCard } from './steps/UnfinishedCard.tsx'
import { decideAtOf } from './decision/decision-fields.ts'
import { teeTimeOf } from './tee-time.ts'
import { useDraftSettings } from './price/use-draft-settings.ts'

type PreviewProps = {
  draft: GameDraft
  currency: Currency
  me: Me
  /** The players of a game that is being edited. */
  players?: ListedGame['players']
}

/** The card beside the form. */
export function Preview(preview: PreviewProps) {
  const t = useT()
  return (
    <section aria-labelledby="host-preview">
      <h3
        id="host-preview"
        className="mb-3.5 font-text text-s font-semibold tracking-normal text-text-3"
      >
        {t('hosting.preview.title')}
      </h3>
      <PreviewCard {...preview} />
    </section>
  )
}

/** The card as guests will see it in the list, once it would show only what was entered. */
export function PreviewCard({ draft, currency, me, players }: PreviewProps) {
  const settings = useDraftSettings(draft)
  const { data: profile } = useQuery<Profile>(profileQuery)
  const host = players?.[0] ?? hostOf(me, profile)
  const teeTime = teeTimeOf(draft)
  const price = parseTypedPrice(draft.price, currency) ?? 0
  const artSeed = draft.courseId ?? seedOf(draft.courseName)
  if (!draft.courseName.trim() || !draft.location.trim() || teeTime === undefined || price <= 0)
    return <UnfinishedCard draft={draft} currency={currency} artSeed={artSeed} host={host} />
  const game: ListedGame = {
    id: 'preview',
    courseName: draft.courseName.trim(),
    courseNameJa: draft.courseNameJa,
    courseNameKo: draft.courseNameKo,
    courseId: draft.courseId,
    artSeed,
    courseTerrain: draft.courseTerrain,
    date: '',
    teeTime: new Date(teeTime).toISOString(),
    location: draft.location.trim(),
    prefecture: null,
    municipality: null,
    placeJa: draft.coursePlace?.placeJa ?? null,
    placeKo: draft.coursePlace?.placeKo ?? null,
    region: draft.region,
    price,
    fee: toMajor(priceParticipation(fromMajor(price, currency), settings).fee),
    currency,
    slots: draft.slots,
    availableSlots: draft.slots - ((players?.length ?? 1) - 1),
    totalPlayers: draft.slots + 1,
    skillLevel: draft.skillLevel,
    gameStatus: 'scheduled',
    bookingBadge: null,
    joining: draft.joining,
    womenOnly: draft.womenOnly,
    inviteOnly: draft.inviteOnly,
    goNoGo: goNoGoOf(draft),
    hostId: host.id,
    host,
    players: players ?? [host],
    viewerRole: null,
  }
  return <GameCard game={game} link={(inside) => inside} eager />
}

function goNoGoOf(draft: GameDraft): ListedGame['goNoGo'] {
  const decideAt = decideAtOf(draft)
  return draft.minPlayers === null || decideAt === undefined
    ? null
    : {
        minPlayers: draft.minPlayers,
        missing: draft.minPlayers - 1,
        decideAt: new Date(decideAt).toISOString(),
        decision: null,
      }
}

function hostOf(me: Me, profile: Profile | undefined): ListedGame['host'] {
  const firstName = me.firstName ?? '',
    lastName = me.lastName ?? ''
  return {
    id: me.id,
    username: me.username,
    firstName,
    lastName: lastName.slice(0, 1),
    displayName: displayName(firstName, lastName),
    rating: profile?.rating ?? null,
    ratingCount: 0,
    languages: profile?.languages.join(',') ?? '',
    avatarUrl: me.avatarUrl,
    handicap: profile?.handicap ?? null,
    isHost: true,
  }
}

/** A course that is not in the list gets artwork seeded by its name. */
const seedOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120) || 'first-tee'
