import type { WishAlert, WishGame } from '@tomogolf/messages/wishes'
import type { EmailContent } from '../email-content.types.ts'
import type { LocaleFormatter } from '../locale-formatter.presenter.ts'
import { courseAndDay } from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

const gamePath = (game: WishGame) => `/games/${encodeURIComponent(game.gameId)}/shared`
const pageOf = (token: string, format: LocaleFormatter) =>
  format.link(`/alerts?token=${encodeURIComponent(token)}`)

/** Games that fit: one with all its facts, or a list. */
function composeAlert({ games, token }: WishAlert, format: LocaleFormatter): EmailContent {
  const { t } = format
  const [first] = games
  const stop = {
    page: pageOf(token, format),
    oneClick: format.link(`/unsubscribe?list=wishes&token=${encodeURIComponent(token)}`),
  }
  if (!first || games.length > 1)
    return {
      subject: format.subject('email.wish_digest.subject', { count: games.length }),
      title: t('email.wish_digest.title'),
      body: [t('email.wish_digest.body')],
      details: games.map((game) =>
        format.row(
          format.day(game.teeTime),
          format.course(game),
          ...format.timeRow('', game.teeTime).lines,
          t('email.wish_digest.facts', {
            host: game.hostName,
            price: format.money(game.price),
            free: game.free,
          }),
          format.link(gamePath(game)),
        ),
      ),
      button: { label: t('email.wish_digest.button'), url: format.link('/games') },
      stop,
    }
  return {
    subject: format.subject('email.wish_fits.subject', courseAndDay(first, format)),
    title: t('email.wish_fits.title'),
    body: [t('email.wish_fits.body', { host: first.hostName })],
    details: [
      ...format.gameRows(first),
      format.row(t('email.fact.host'), first.hostName),
      format.row(t('email.fact.address'), first.location),
      format.row(t('email.fact.price'), format.money(first.price)),
      format.row(t('email.fact.fee'), format.money(first.fee)),
      format.row(t('email.fact.places'), String(first.free)),
      ...(first.listedFrom ? [format.timeRow(t('email.fact.listed_from'), first.listedFrom)] : []),
    ],
    button: { label: t('email.button.open_game'), url: format.link(gamePath(first)) },
    small: [t('email.wish_fits.not', { url: `${stop.page}&not=${first.gameId}` })],
    stop,
  }
}

export const wishTemplates: Templates<'wish_fits' | 'wish_digest'> = {
  wish_fits: { compose: composeAlert },
  wish_digest: { compose: composeAlert },
}

/** The link that confirms a visitor's address. It repeats nothing that the form contained. */
export const composeWishConfirmation = (
  { token }: { token: string },
  { t, link }: LocaleFormatter,
): EmailContent => ({
  subject: t('email.wish_confirm.subject'),
  title: t('email.wish_confirm.title'),
  body: [t('email.wish_confirm.body'), t('email.wish_confirm.ignore')],
  button: {
    label: t('email.wish_confirm.button'),
    url: link(`/alerts?confirm=${encodeURIComponent(token)}`),
  },
})
