import { settingsAt } from '@tomogolf/domain/launch/region-launch'
import type { Instant } from '@tomogolf/domain/time'
import { dayNumber } from '@tomogolf/domain/wishes/wish-days'
import {
  isAlertedAtOnce,
  MAX_ALERTS_PER_DAY,
  wishFits,
} from '@tomogolf/domain/wishes/wish-matching'
import type { WishAlert } from '@tomogolf/messages/wishes'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notifyVisitor } from '../../platform/notify-external.ts'
import { notify } from '../../platform/notify.ts'
import { readLaunches } from '../settings/launches/launches.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { readDueAlerts, type DueAlert } from './due-alerts.read.ts'
import { readMailbox } from './wish-owner.read.ts'
import { wishToken } from './wish-token.adapter.ts'
import { readOpenGames, type OpenGame } from './wished-games.read.ts'
import { presentWishGame } from './wishes.presenter.ts'
import { lockRecipient, markSent, writeRecipient, type WishRow } from './wishes.repository.ts'

/** More games in one mail are not read. */
const MAX_GAMES = 10
type Kind = 'wish_fits' | 'wish_digest'

/**
 * Notifies an owner about games that fit, in one mail. At once: only games that are played soon or not
 * listed yet, a few times a day, and one push a day; the digest has the rest. The row of the recipient is locked, so
 * that no other process sends the same.
 */
export const alertOwner = (deps: Deps, owner: string, kind: Kind): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const sent = await lockRecipient(tx, owner, dayNumber(now))
    if (kind === 'wish_fits' && sent.alerts >= MAX_ALERTS_PER_DAY) return
    const due = await readFitting(tx, owner, now)
    const fitting = due.filter(
      ({ open }) => kind === 'wish_digest' || isAlertedAtOnce(open.game, now),
    )
    const [first] = fitting
    if (!first) return
    const dueGames = gamesOf(due)
    const included = onceASeries(gamesOf(fitting)).slice(0, MAX_GAMES)
    const settings = await readSettings(tx)
    const launches = await readLaunches(tx)
    const mailbox = await readMailbox(tx, first.wish)
    if (mailbox === undefined) return
    await send(
      deps,
      tx,
      first.wish,
      kind,
      {
        games: included.map((open) =>
          presentWishGame(
            open,
            settingsAt(settings, launches, open.game),
            now,
            dueGames.filter((other) => other !== open && isSameSeries(open, other)),
          ),
        ),
        token: wishToken(deps.secret, { id: first.wish.id, mailbox }),
      },
      { push: sent.pushes === 0 },
    )
    await markSent(
      tx,
      due.map(({ wish }) => wish.id),
      due
        .filter(({ open }) => included.some((other) => isSameSeries(other, open)))
        .map(({ gameId }) => gameId),
      now,
    )
    const pushed = kind === 'wish_fits' && first.wish.userId !== null
    await writeRecipient(tx, {
      ...sent,
      alerts: sent.alerts + (kind === 'wish_fits' ? 1 : 0),
      pushes: pushed ? 1 : sent.pushes,
    })
  })

const gamesOf = (alerts: readonly Fitting[]): OpenGame[] => [
  ...new Map(alerts.map(({ open }) => [open.game.id, open])).values(),
]
/** The first game of each weekly series, with which the others are named, and the single games. */
const onceASeries = (opens: readonly OpenGame[]): OpenGame[] =>
  opens.filter((open) => opens.find((other) => isSameSeries(other, open)) === open)
const isSameSeries = ({ game }: OpenGame, { game: other }: OpenGame): boolean =>
  game.id === other.id || (game.seriesId !== null && game.seriesId === other.seriesId)

type Fitting = DueAlert & { readonly open: OpenGame }
/** Wishes and games may have changed since they were matched. */
async function readFitting(tx: Tx, owner: string, now: Instant): Promise<Fitting[]> {
  const due = await readDueAlerts(tx, owner, now)
  const open = await readOpenGames(
    tx,
    due.map(({ gameId }) => gameId),
    now,
  )
  return due.flatMap((alert) => {
    const game = open.get(alert.gameId)
    return game && wishFits(alert.wish, game.facts) ? [{ ...alert, open: game }] : []
  })
}

function send(
  { jobs }: Deps,
  tx: Tx,
  { userId, email, language }: WishRow,
  kind: Kind,
  params: WishAlert,
  { push }: { push: boolean },
): Promise<void> {
  if (userId !== null) return notify(jobs, tx, { userId, kind, params }, { push })
  return notifyVisitor(jobs, tx, { to: email!, language, kind, params })
}
